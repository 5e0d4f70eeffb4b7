import type { ProductFormMessageSource } from './message-types.ts'

export const messages = {
  optional: 'optional',
  yourPhone: 'Your telephone number',
  yourQuestion: 'Your question',
  phoneInvalid: 'Please check the telephone number.',
  about: 'Your enquiry about:',
  notBinding: 'The enquiry is not binding. We will look into it and get back to you, usually within one working day.',
  sendRequest: 'Send enquiry, no obligation',
  requestSent: 'Thank you, your enquiry has arrived. We have sent you a confirmation and will get back to you.',
  noRequests: 'We no longer take enquiries about this piece. You are welcome to call us.',
  stars: 'Stars',
  starsOf: '{stars, plural, one {1 star} other {# stars}}',
  starsMissing: 'Please choose one to five stars.',
  publicName: 'Your name, as it should appear',
  heading: 'Heading',
  yourRating: 'Your review',
  textMissing: 'Please write a few words.',
  orderNumber: 'Order number',
  orderEmail: 'E-mail address of the order',
  orderNumberHint:
    'You find both in the order confirmation; they will not be published. If number and address belong to a paid order, your review is marked as a verified purchase.',
  sendRating: 'Send review',
  ratingSent: 'Thank you for your review. We will read it and then publish it here.',
  noRatings: 'We do not take reviews of this piece.',
} as const satisfies ProductFormMessageSource
