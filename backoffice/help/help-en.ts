import type { HelpTexts } from './help-de.ts'

/** The help in English. */
export const helpEn: HelpTexts = {
  today: [
    'What waits for you stands here, the urgent first: orders with their next step, withdrawals with their last day, reservations, questions, ratings, goods that run out, and mails that did not arrive.',
    'One click is enough, and “Undo” or Ctrl+Z takes it back for five seconds. Mails go out only then. Who closes the window earlier is asked. What you confirm in a window of its own, a refund or a return slip, counts at once.',
    'Without a connection what you save stays on this device and is sent once, as soon as the line is back. A line at the top says that something waits; where somebody else has changed the same meanwhile, nothing is overwritten.',
  ],
  ecommerce_order: [
    'All orders. The search finds number, name, address, e-mail, goods and the number of the invoice. Several ticked orders get their packing slips in one PDF.',
    'An order shows its next steps on the right. “Refund” at a line gives back that line alone; for each line you decide whether the goods go into stock again. The customer always gets a mail.',
    '“New order” takes down what is ordered by telephone or at the counter, at the prices of the website.',
  ],
  ecommerce_reservation: [
    'Who comes when to which branch. “It is ready” tells the customer, “Sadly not there” asks for an alternative. The pieces are out of stock for that time.',
  ],
  ecommerce_withdrawal: [
    'Withdrawals with the day by which the money has to be back: 14 days after they came in (§ 357 BGB). You may wait until the goods are back or their dispatch is proved.',
  ],
  '/customers': [
    'Who has ordered, asked or reserved, with takings, history and your note. They are told apart by e-mail address; nobody needs an account. Who has no address is found under “Personal data”.',
  ],
  '/collect': [
    'At the counter: type the customer’s code, or scan it with the camera. It shows who gets what, and what is still to be paid.',
  ],
  '/reports': [
    'Takings, orders, best and slow sellers, stock, visits and the way to an order, for all branches or one and beside another period. All of it is added up from orders and on the server; nobody is watched. Each table is saved as CSV.',
  ],
  contact_request: [
    'Messages of the contact form. They are answered below the message, from a template in the visitor’s language if you like. “Send and mark as done” closes the question.',
  ],
  ecommerce_request: [
    'Questions about a product, which stands beside them; answered as contact messages are. What the customer writes back comes into the company’s mailbox.',
  ],
  ecommerce_product_rating: [
    'Ratings appear only once you publish them. Bad ones belong there too; refuse what insults or is not about the purchase. “Answer” on “Today” publishes a rating with your words below it.',
  ],
  newsletter_subscription: ['Who has ordered and confirmed the newsletter, with the proof of consent.'],
  '/persons': [
    'What is kept about a person: find it, hand it out, correct and erase it. What the law wants kept is blocked instead of erased. Who ordered without an e-mail address is here with each order by itself.',
  ],
  ecommerce_product: [
    'Price and stock are changed in the list where they stand: click, type, Enter. “Create” begins a new product.',
    'Each tab of the form is a task. The address comes from the name; if you change it later the old one leads on. Only what has pictures, a manufacturer, an article number and a price is sold.',
  ],
  ecommerce_category: ['Visitors narrow by categories and their parts. The address leads on when it changes.'],
  ecommerce_sale: [
    'A sale lowers prices by a percentage or to an amount, from one moment until another. The lowest price of the 30 days before then stands beside it by itself, as the law demands.',
  ],
  ecommerce_missed_search: [
    'What visitors looked for and did not find, the most frequent first, without knowing who. “Add search word” tells the search in one click what was meant.',
  ],
  ecommerce_related_rule: [
    'What goes together: with watches the straps of the same lug width, with a pendant the earrings of the same stone. Four of them stand on the page of the product and in the cart.',
  ],
  ecommerce_search_word: ['Left what customers look for, right what they mean: Klunker → Ring | Collier.'],
  page: [
    'A page is made of sections. “Preview” shows it with what the form holds now; “Schedule” publishes it at a moment.',
  ],
  menu_item: ['The menu of the website. The arrows sort; an entry leads to a page, an address, or opens groups.'],
  files: [
    'Pictures and files. The focal point stays in sight when a picture is cropped. The description is read by people who do not see it.',
  ],
  opening_exception: [
    'Holidays and company closures. “We are closed …” on “Today” is the shortest way: two days, done. The website announces it by itself.',
  ],
  company: [
    'Name, address, contact and legal details of the company. Imprint, footer and invoices are made from them.',
  ],
  branch: ['Each branch has a page, hours of its own, stock, and people who get its mails.'],
  legal: ['Imprint and legal additions. What is missing is listed on “Today”.'],
  ecommerce_settings: [
    'Payment, shipping and law of the shop. “Cart switched on” opens it, “Maintenance (sale rests)” pauses it.',
  ],
  project: ['Address, languages and logo of the website.'],
  theme: ['Colours and buttons. Below the fields you see whether text on them is legible.'],
  answer_template: ['Templates for answers, in each language, with {{name}}, {{produkt}} and {{artikelnummer}}.'],
  '/mail-texts': [
    'What mails to customers say: subject and first words, in each language. What the law asks for always stays.',
    '{{nummer}} and other placeholders are filled in; which ones a mail has is listed below the fields. “Preview” shows the whole mail, “Send a test to me” sends it to you.',
  ],
  mail: ['Every mail that the program has written, with what the server said. Without a mail server they stay here.'],
  users: ['Who works here, in which role and for which branch.'],
  '/bin': ['What was deleted lies here for 30 days and comes back with one click and everything that belonged to it.'],
  '/backup': [
    'Everything that the installation knows, as one file. Keep it in another place.',
    'Below it you set when one is made by itself. Whether the last can be restored is tried every week and stands under “Today”.',
    'At the bottom you bring an earlier state back. Before that you see what came in since and is lost, and the present state is backed up.',
  ],
  event_signup: [
    'Who has signed up for an event; filtered by event and saved as a file. Thirty days after it they go by themselves.',
  ],
  ecommerce_rating_report: [
    'What visitors say against a published rating. Answer the mail that brought the report; where it is right, archive the rating.',
  ],
  stock_notice: [
    'Who waits for sold-out goods. As soon as there is stock again each person gets a mail, and only one.',
  ],
  ecommerce_manufacturer: [
    'Manufacturers with postal address and e-mail, as the law wants them beside each product. For one outside the EU the responsible person in the EU belongs to it.',
  ],
  ecommerce_attribute_group: [
    'Attributes such as metal, stone or diameter, and their values. Visitors filter by them; what counts as essential stands in cart and order too.',
  ],
  ecommerce_tag: ['Tags hold goods together across categories. They are given in the product.'],
  ecommerce_personalization: [
    'What customers can have engraved: the fields that they fill in, and what each costs. In the product you choose which engraving goes with it.',
  ],
  ecommerce_size_guide: [
    'Tables by which customers find their size. In the product you choose which one is shown there.',
  ],
  '/till': [
    'What the till reported of stock and prices, file by file, with what could not be matched. A wrong file can be taken back.',
  ],
  news: ['News with its day, the newest first. It appears at a moment if you schedule it.'],
  event: ['Events with day, time and place. If you like, visitors sign up until the places are taken.'],
  brand: [
    'Brands with logo and a page of their own. Here you also say whether their goods are bought, asked for, reserved or only shown.',
  ],
  brand_type: ['What brands are ordered by, such as watches and jewellery.'],
  social_link: [
    'Where you are in social media. The website links to it; nothing is loaded from there without a click.',
  ],
  widget: [
    'What the footer of the website is made of, in this order. Imprint, privacy and withdrawal always stand there.',
  ],
  redirect: [
    'Old addresses and where they lead. When you change the address of a page, a product, a brand or a branch, the old one leads on by itself.',
  ],
  scheduled_change: [
    'What happens by itself at a moment: publishing, hiding, changing. What was refused stands here with the reason.',
  ],
  ecommerce_legal_version: [
    'Legal texts that come into force by themselves on a day. The earlier text is kept, for it still holds for old orders.',
  ],
  ecommerce_legal_source: [
    'Legal texts that a service looks after: they are fetched once a day. Where that fails, the text before stays.',
  ],
  consent: ['What the website asks consent for. Without it nothing is loaded from other services, and nothing stored.'],
  consent_log: [
    'Proof of who consented to what and when: without names, by the id alone that stands on the visitor’s privacy page.',
  ],
  connections: [
    'Access to mail server, payment services and others. Passwords are kept encrypted and never shown again.',
  ],
  roles: ['What each role may do; a click on a role shows it line by line.'],
  activity: ['Who signed in, who was invited, and who changed rights, accounts or connections.'],
  '/guide': ['Step by step to publishing: what is ready, what is missing, and where it is entered.'],
  '/api-keys': [
    'Keys for programs such as a till or stock system. Each is shown only once, and may do only what you tick.',
  ],
  '/webhooks': [
    'Addresses that are told by themselves when something happens, such as a new order. What did not arrive is sent again.',
  ],
  '/websites': ['All websites of this installation, and what waits in each.'],
  '/new-website': [
    'A further website with its own address and contents; pages, menu and legal texts are there as a frame.',
  ],
}
