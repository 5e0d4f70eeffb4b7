import { blueprints, type NewWebsite } from '#contract/wire/websites.ts'
import { languages } from '#domain/texts/language.ts'

/** What was typed into the form of a new website, as the backend is told it, which checks all of it. */
export function typedWebsite(form: FormData): NewWebsite {
  const of = (name: string) => String(form.get(name) ?? '').trim()
  const ust_id = of('company.ust_id')
  return {
    name: of('name'),
    domain: of('domain').toLowerCase(),
    languages: languages.filter((language) => form.getAll('languages').includes(language)),
    blueprint: blueprints.find((name) => name === of('blueprint')) ?? blueprints[0],
    sells: of('sells') === 'yes',
    company: {
      company_name: of('company.company_name'),
      executive: of('company.executive'),
      street: of('company.street'),
      number: of('company.number'),
      zip_code: of('company.zip_code'),
      city: of('company.city'),
      phone: of('company.phone'),
      email: of('company.email'),
      ...(ust_id && { ust_id }),
    },
  }
}
