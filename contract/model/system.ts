import { languages } from '#domain/texts/language.ts'
import { ACTIVITY_KINDS } from './activity-kinds.ts'
import { collection } from './collection.ts'
import { boolean, choice, datetime, holding, integer, json, longText, m2o, partOf, text } from './field.ts'

const key = (max = 64) => text({ required: true, max })
const id = { type: 'uuid', required: true } as const

export const ACTIONS = ['create', 'read', 'update', 'delete'] as const

export type Action = (typeof ACTIONS)[number]

export const REVISION_ACTIONS = ['create', 'update', 'delete', 'restore'] as const

export type RevisionAction = (typeof REVISION_ACTIONS)[number]

/** Suspended accounts cannot sign in. */
export const USER_STATES = ['active', 'suspended'] as const

/** A backup waits for its download, runs with it, and ends. */
export const BACKUP_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

/** Accounts, rights and the history of changes: reached by calls of their own, never through `/items`. (SPEC 7) */
export const system = [
  collection('roles', {
    owners: [],
    unique: [['name']],
    fields: { name: key(), description: text() },
  }),
  collection('users', {
    unique: [['email']],
    fields: {
      /** Empty for an account of all projects. */
      project: partOf('project', { required: false }),
      email: text({ required: true, max: 254, format: 'email' }),
      password: text({ required: true, secret: true }),
      first_name: text({ max: 100 }),
      last_name: text({ max: 100 }),
      role: m2o('roles', { required: true }),
      status: choice(USER_STATES, { required: true, default: 'active' }),
      language: choice(languages, { required: true, default: 'de' }),
      email_notifications: boolean(true),
      /** The branch that staff are bound to, by its id. No reference: who was bound to a branch that is gone sees nothing, not everything. */
      branch: integer(),
      last_access_on: datetime(),
      last_page: text(),
      otp_secret: text({ secret: true }),
      /** Time step of the one-time password used last, which cannot be used again. */
      otp_step: integer({ secret: true }),
    },
  }),
  collection('permissions', {
    owners: [],
    unique: [['role', 'project', 'collection', 'action']],
    fields: {
      role: partOf('roles'),
      /** Empty for a permission in all projects. */
      project: partOf('project', { required: false }),
      collection: key(),
      action: choice(ACTIONS, { required: true }),
      /** Empty for all fields; an empty list takes the permission away. */
      fields: json('list'),
    },
  }),
  collection('sessions', {
    owners: ['user'],
    indices: [['expires_on']],
    fields: {
      id,
      user: partOf('users'),
      /** SHA-256 of what the cookie holds; empty for a session of tokens. */
      cookie_hash: text({ secret: true, max: 64 }),
      created_on: datetime({ required: true }),
      expires_on: datetime({ required: true }),
      /** When it was last used, to a quarter of an hour. */
      seen_on: datetime(),
      /** Where it was begun: an IPv4 address or the network of an IPv6 one, and what the browser called itself. */
      address: text({ max: 64 }),
      device: text(),
      /** Until when the password that was given once more counts, for what gives rights or leads to others' servers. */
      confirmed_until: datetime(),
    },
    unique: [['cookie_hash']],
  }),
  /** What signs in once in place of a one-time password: SHA-256 of each code that is left. */
  collection('recovery_codes', {
    owners: ['user'],
    unique: [['code_hash']],
    fields: { user: partOf('users'), code_hash: text({ required: true, secret: true, max: 64 }) },
  }),
  /** Who signed in or failed to, and what became of accounts, rights and connections; never a secret. */
  collection('activity', {
    indices: [['user', 'kind', 'address'], ['kind', 'first_on'], ['project', 'last_on'], ['last_on'], ['expires_on']],
    unique: [['sum_key']],
    search: ['email', 'by_email', 'address'],
    fields: {
      /** Empty for what concerns an account of all projects. */
      project: partOf('project', { required: false }),
      kind: choice(ACTIVITY_KINDS, { required: true }),
      /** The account that it happened to, and its e-mail at that time; both empty where there is no such account. */
      user: m2o('users'),
      email: text({ max: 254 }),
      /** Who did it, where that was somebody else. */
      by: m2o('users'),
      by_email: text({ max: 254 }),
      /** Empty where nobody knows, and for what came from very many addresses. */
      address: text({ max: 64 }),
      device: text(),
      /** Names of the fields or settings that changed. */
      changed: holding<string[]>()(json('list', { max: 4000 })),
      note: text(),
      /** How often it happened from `first_on` to `last_on`. */
      times: integer({ required: true, default: 1 }),
      first_on: datetime({ required: true }),
      last_on: datetime({ required: true }),
      sum_key: text({ secret: true, max: 64 }),
      expires_on: datetime({ required: true }),
    },
  }),
  collection('password_resets', {
    owners: ['user'],
    unique: [['token_hash']],
    fields: {
      user: partOf('users'),
      /** What was sent: one that is asked for by anybody leaves an invitation as it is. */
      kind: choice(['password_reset', 'invitation'], { required: true, default: 'password_reset' }),
      token_hash: text({ required: true, secret: true, max: 64 }),
      expires_on: datetime({ required: true }),
    },
  }),
  collection('sign_in_failures', {
    owners: [],
    unique: [['subject']],
    fields: { subject: key(128), failures: integer({ required: true }), free_on: datetime({ required: true }) },
  }),
  /** Keys with which other programs call in the name of the account that made them, within their scopes. */
  collection('api_keys', {
    owners: ['project'],
    unique: [['secret_hash']],
    fields: {
      project: partOf('project'),
      user: partOf('users'),
      name: text({ required: true, max: 100 }),
      /** How the key begins, to tell it from others. */
      prefix: text({ required: true, max: 16 }),
      /** SHA-256 of the key, which is shown once. */
      secret_hash: text({ required: true, secret: true, max: 64 }),
      /** `collection:action` or `area:action`, `*` for all actions. */
      scopes: json('list', { required: true, max: 4000 }),
      /** Calls a minute. */
      rate: integer({ required: true, min: 1 }),
      created_on: datetime({ required: true }),
      /** Empty for a key that does not expire. */
      expires_on: datetime(),
      /** When it was last used, to a minute. */
      last_used_on: datetime(),
      revoked_on: datetime(),
    },
  }),
  collection('settings', {
    unique: [['project', 'key']],
    fields: { project: partOf('project'), key: key(), value: longText() },
  }),
  collection('revisions', {
    indices: [['collection', 'item', 'id']],
    fields: {
      project: partOf('project', { required: false }),
      collection: key(),
      item: key(),
      action: choice(REVISION_ACTIONS, { required: true }),
      user: m2o('users'),
      /** The key that the account's program called with. */
      api_key: m2o('api_keys'),
      created_on: datetime({ required: true }),
      /** The item with all its parts, after the change; before it where it was deleted. */
      data: json('object', { required: true, max: 10_000_000 }),
    },
  }),
  collection('changes', {
    owners: [],
    indices: [['collection', 'item', 'id']],
    fields: {
      project: integer(),
      collection: key(),
      item: key(),
      action: choice(['create', 'update', 'delete'], { required: true }),
      touched: json('list', { required: true }),
      created_on: datetime({ required: true }),
    },
  }),
  /** Numbers without gaps: of orders and invoices, for each project and year. */
  collection('counters', {
    unique: [['project', 'name', 'year']],
    fields: {
      project: partOf('project'),
      name: key(32),
      year: integer({ required: true }),
      value: integer({ required: true }),
    },
  }),
  /** Messages of payment providers that were dealt with: each only once. */
  collection('webhook_events', {
    owners: [],
    unique: [['provider', 'event']],
    indices: [['expires_on']],
    fields: {
      provider: key(16),
      event: key(128),
      received_on: datetime({ required: true }),
      expires_on: datetime({ required: true }),
    },
  }),
  /** What editors are about to save, for them to look at; a new one without `item`, with all that is planned until `moment`. */
  collection('previews', {
    owners: ['project'],
    indices: [['expires_on']],
    fields: {
      id,
      user: partOf('users'),
      project: partOf('project'),
      collection: key(),
      item: text({ max: 64 }),
      data: json('object', { required: true, max: 2_000_000 }),
      moment: datetime(),
      expires_on: datetime({ required: true }),
    },
  }),
  /** What was deleted and can be brought back: its rows as they were, those of its parts, and what pointed to them. */
  collection('bin_items', {
    owners: ['project'],
    indices: [['expires_on'], ['collection', 'item']],
    fields: {
      project: partOf('project', { required: false }),
      collection: key(),
      item: key(),
      user: m2o('users'),
      deleted_on: datetime({ required: true }),
      expires_on: datetime({ required: true }),
      /** The item with its parts as it was shown. */
      data: json('object', { required: true }),
      removed: json('object', { required: true }),
    },
  }),
  /** Which items name which files in their texts, parts and translations included. */
  collection('file_mentions', {
    owners: [],
    unique: [['file', 'collection', 'item']],
    indices: [['collection', 'item']],
    fields: { file: key(36), collection: key(), item: integer({ required: true }) },
  }),
  /** Backups made in the back office: how far each is, and how it ended. */
  collection('backups', {
    owners: [],
    indices: [['created_on']],
    fields: {
      id,
      user: m2o('users'),
      created_on: datetime({ required: true }),
      /** When its process was last heard of. */
      seen_on: datetime({ required: true }),
      state: choice(BACKUP_STATES, { required: true, default: 'waiting' }),
      percent: integer({ required: true, default: 0 }),
      kilobytes: integer({ required: true, default: 0 }),
      /** Files whose bytes were not there. */
      missing: integer({ required: true, default: 0 }),
    },
  }),
  collection('change_head', {
    owners: [],
    /** One row: the number of the change written last. */
    fields: { seq: integer({ required: true }) },
  }),
].flat()
