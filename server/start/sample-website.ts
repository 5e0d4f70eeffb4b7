import type { NewWebsite } from '#contract/wire/websites.ts'

/** What somebody answers who begins the website of an optician. */
export const sampleWebsite = (change: Partial<NewWebsite> = {}): NewWebsite => ({
  name: 'Optik <Muster> & Söhne',
  domain: 'optik-muster.example',
  languages: ['de', 'en', 'fr'],
  blueprint: 'optician',
  sells: true,
  company: {
    company_name: 'Optik Muster GmbH',
    executive: 'Erika Muster',
    street: 'Marktplatz',
    number: '1',
    zip_code: '12345',
    city: 'Musterstadt',
    phone: '030 23125 417',
    email: 'laden@muster.example',
  },
  ...change,
})
