/** Where links to the contact form lead on its page. */
export const CONTACT_FORM_ID = 'contact-form'
