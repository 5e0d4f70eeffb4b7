import type { FormMessageSource } from './message-types.ts'

export const messages = {
  replyNote: 'We read every message ourselves and reply to the e-mail address you give. The telephone is quicker.',
  allRequired: 'All fields are required.',
  yourName: 'Your name',
  yourEmail: 'Your e-mail address',
  yourMessage: 'Your message',
  privacyApproval:
    'I have read the privacy notice and agree that my details are processed in order to answer my enquiry.',
  privacyNotice: 'We use your details only to answer your enquiry.',
  privacyPolicy: 'Privacy notice',
  sendMessage: 'Send message',
  sending: 'Sending...',
  checkEntries: 'Please check the marked entries.',
  nameMissing: 'Please tell us your name.',
  emailMissing: 'Please enter your e-mail address.',
  emailInvalid: 'Please check the e-mail address.',
  messageMissing: 'Please write us a message.',
  textTooLong: 'The text is too long.',
  approvalMissing: 'Please confirm that we may process your details.',
  tooManyAttempts: 'Those were too many messages in a short time. Please try again in a few minutes.',
  unexpectedError: 'An unexpected error occurred. Please try again.',
  subscribe: 'Subscribe',
  confirmByMail: 'Please confirm your subscription with the link in the e-mail that we have sent you.',
  thanks: 'Thank you',
  thanksName: 'Thank you, {name}!',
  answerTo: 'We will reply to {email}.',
} as const satisfies FormMessageSource
