import { languages } from '#domain/texts/language.ts'
import { collection } from './collection.ts'
import {
  boolean,
  choice,
  date,
  datetime,
  html,
  integer,
  longText,
  m2o,
  money,
  partOf,
  slug,
  status,
  text,
} from './field.ts'

const byProgram = { trusted: 'program' } as const

const texts = { display_name: text(), slug: slug({ required: false }) }

/** What has a day: news, and events that people come to. */
export const dated = [
  collection('news', {
    public: { where: { status: 'published' } },
    search: ['display_name', 'slug'],
    unique: [['project', 'slug']],
    indices: [['project', 'status', 'day']],
    fields: {
      project: partOf('project'),
      display_name: text({ required: true }),
      slug: slug(),
      /** On which it is shown; before, it waits. */
      day: date({ required: true }),
      image: m2o('files'),
      status: status(),
    },
    translations: { ...texts, lead: longText(), body: html(), description: longText({ max: 500 }) },
  }),
  collection('event', {
    public: { where: { status: 'published' } },
    search: ['display_name', 'slug'],
    unique: [['project', 'slug']],
    indices: [
      ['project', 'status', 'ends_at'],
      ['ended_on', 'ends_at'],
    ],
    fields: {
      project: partOf('project'),
      display_name: text({ required: true }),
      slug: slug(),
      starts_at: datetime({ required: true }),
      ends_at: datetime({ required: true }),
      branch: m2o('branch'),
      image: m2o('files'),
      /** It was to be, and is not: its page says so. */
      cancelled: boolean(),
      /** What a person pays; 0: nothing; empty: unknown, or not to be said in a number. */
      admission: money(),
      /** Whether people can sign up. */
      sign_up: boolean(),
      /** For how many; empty: for all who come. */
      seats: integer({ min: 0, max: 100_000 }),
      /** How many persons one may sign up. */
      most_persons: integer({ min: 1, max: 50 }),
      /** Until when; empty: until it begins. */
      sign_up_until: datetime(),
      status: status(),
      /** Seats that are given away. */
      seats_taken: integer(byProgram),
      /** When it was found to be over. */
      ended_on: datetime(byProgram),
    },
    translations: {
      ...texts,
      lead: longText(),
      body: html(),
      description: longText({ max: 500 }),
      /** Where it is, if at none of the branches. */
      place: text(),
      /** What it costs, in words; beside `admission`, what that includes. */
      price: text(),
      /** Who plays, reads or shows something. */
      performer: text(),
    },
  }),
].flat()

/** Who comes to an event. Written by the calls about it alone; staff may note something and take people off. */
export const signUps = [
  collection('event_signup', {
    search: ['name', 'email', 'event_name'],
    unique: [['uuid']],
    indices: [['project', 'created_on'], ['event', 'state'], ['expires_on']],
    fields: {
      project: partOf('project'),
      uuid: text({ required: true, max: 36, ...byProgram }),
      event: m2o('event', byProgram),
      /** Its name as the visitor saw it: it outlives the event. */
      event_name: text({ required: true, max: 600, ...byProgram }),
      state: choice(['confirmed', 'waiting', 'cancelled'], { required: true, default: 'confirmed', ...byProgram }),
      persons: integer({ required: true, default: 1, min: 1, max: 50, ...byProgram }),
      name: text({ required: true, ...byProgram }),
      email: text({ required: true, max: 254, format: 'email', ...byProgram }),
      phone: text({ max: 40, ...byProgram }),
      language: choice(languages, { required: true, ...byProgram }),
      /** Where the links of its mails lead. */
      origin: text({ required: true, max: 300, ...byProgram }),
      /** What staff want to remember. */
      note: longText({ max: 2000 }),
      /** When a seat was free for who had waited. */
      moved_up_on: datetime(byProgram),
      created_on: datetime({ required: true, ...byProgram }),
      expires_on: datetime({ required: true, ...byProgram }),
    },
  }),
].flat()
