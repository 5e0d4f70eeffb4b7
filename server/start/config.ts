import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { MadeBounds } from '#backend/files/made-pictures.ts'
import type { S3Options } from '#backend/files/s3-calls.ts'
import { smtpServer } from '#backend/mail/smtp-url.ts'
import type { ToolHosts } from '#backend/newsletter/project-tools.ts'
import type { KlarnaDefaults } from '#backend/payments/klarna-account.ts'
import type { PayPalDefaults } from '#backend/payments/paypal-account.ts'
import { parseEmail } from '#domain/texts/email.ts'
import { trustedProxies } from '../http/client-address.ts'
import { StartError } from '../start-error.ts'
import { LEAST_SECRET } from './secret.ts'

/** A number within bounds; only digits are one, for spaces would be read as 0. */
const within = (least: number, most: number, { isWhole = true, unset }: { isWhole?: boolean; unset: number }) => {
  const message = `must be a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}`
  return z
    .string()
    .regex(isWhole ? /^\d+$/ : /^\d+(\.\d+)?$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message)
    .default(unset)
}

/** An address of the web, told by an example. */
const address = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must be an address such as ${example}` }).optional()

const s3 = {
  S3_ENDPOINT: address('https://s3.eu-central-1.amazonaws.com'),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
}

const payments = {
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_MERCHANT_ID: z.string().optional(),
  PAYPAL_URL: address('https://api-m.paypal.com'),
  KLARNA_USERNAME: z.string().optional(),
  KLARNA_PASSWORD: z.string().optional(),
  KLARNA_URL: address('https://api.klarna.com'),
  BREVO_URL: address('https://api.brevo.com'),
  CLEVERREACH_URL: address('https://rest.cleverreach.com'),
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const

const schema = z.object({
  ...s3,
  ...payments,
  PORT: within(0, 65_535, { unset: 3000 }),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  TILL_DIR: z.string().refine(isFolderOrNothing, 'must be a folder').optional(),
  DATABASE_URL: z.string().optional(),
  BACKEND_URL: address('http://127.0.0.1:3000'),
  DEFAULT_DOMAIN: z.string().min(1).optional(),
  SEED_DEMO: z.enum(['yes', 'no'], 'must be yes or no').default('yes'),
  SECRET: z
    .string()
    .refine((value) => value.trim().length >= LEAST_SECRET, `must have at least ${LEAST_SECRET} characters`)
    .optional(),
  SECRET_BEFORE: z.string().optional(),
  SMTP_URL: z.string().refine(isReadBy(smtpServer), 'must have the form smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .refine((value) => parseEmail(value) !== undefined, 'must be an e-mail address')
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .refine(isReadBy(trustedProxies), 'must be addresses or networks such as 10.0.0.0/8, separated by commas')
    .optional(),
  PAGE_CACHE_MB: within(0, 100_000, { isWhole: false, unset: 64 }),
  PICTURES_MB: within(10, 10_000_000, { isWhole: false, unset: 2000 }),
  PICTURES_MOST: within(100, 10_000_000, { unset: 50_000 }),
  CDN_SECONDS: within(0, 31_536_000, { unset: 0 }),
  CDN_PURGE_URL: address('https://cdn.example/purge'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).default('info'),
})

/** Whether there is a folder at that path, or nothing yet. */
function isFolderOrNothing(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? true
  } catch {
    return false
  }
}

/** Whether a reader takes the text without throwing. */
function isReadBy(read: (text: string) => unknown): (text: string) => boolean {
  return (text) => {
    try {
      read(text)
      return true
    } catch {
      return false
    }
  }
}

/** What the environment says about one process; see docs/configuration.md. */
export type Config = {
  port: number
  host: string
  dataDir: string
  /** Holds the folders in which tills lay their files. */
  tillDir: string
  /** `postgres://…`; without it the database is one SQLite file in the data directory. */
  databaseUrl?: string
  /** Signs tokens and the change feed; without it the data directory holds one that the first start made. */
  secret?: string
  /** The secret that was in use before: opens what it has sealed, which is then sealed anew. */
  secretBefore?: string
  /** The bucket that files lie in; without it they lie in the data directory. */
  s3?: S3Options
  /** Another process's backend; without it this one has its own. */
  backendUrl?: string
  /** The project that answers hosts which no project claims. */
  defaultDomain?: string
  /** `smtp://…`; without it mails stay in the mailbox that the back office shows. */
  smtpUrl?: string
  /** The sender's address of projects that have none of their own for it. */
  mailFrom?: string
  /** The PayPal account of projects that have none in their settings. */
  payPal: PayPalDefaults
  /** The Klarna account of projects that have none in their settings. */
  klarna: KlarnaDefaults
  /** Where newsletter tools are called, where it is not their own address. */
  toolHosts: ToolHosts
  /** Whether an address is a proxy whose word on its client is taken. */
  isTrusted: (address: string) => boolean
  /** Whoever sends it may read `/metrics` from anywhere; without it only this machine may. */
  metricsToken?: string
  /** Seconds for which a CDN may share pages without asking, and where it is told of changes. */
  cdn: { seconds: number; purgeUrl?: string }
  seedDemo: boolean
  /** Bytes of rendered pages that are kept. */
  pageCacheBytes: number
  /** What pictures may take that are made of uploaded ones. */
  madePictures: MadeBounds
  logLevel: (typeof LEVELS)[number]
}

/** Reads the configuration, or throws one sentence that names every variable at fault. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new StartError(`The environment is not right: ${faults.join('; ')}.`)
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, BACKEND_URL, DEFAULT_DOMAIN, SEED_DEMO, LOG_LEVEL } = parsed.data
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    tillDir: resolve(parsed.data.TILL_DIR ?? join(DATA_DIR, 'till')),
    databaseUrl: DATABASE_URL,
    secret: parsed.data.SECRET,
    secretBefore: parsed.data.SECRET_BEFORE,
    s3: bucketOf(parsed.data),
    backendUrl: BACKEND_URL,
    defaultDomain: DEFAULT_DOMAIN,
    smtpUrl: parsed.data.SMTP_URL,
    mailFrom: parsed.data.MAIL_FROM,
    payPal: {
      clientId: parsed.data.PAYPAL_CLIENT_ID,
      secret: parsed.data.PAYPAL_CLIENT_SECRET,
      webhookId: parsed.data.PAYPAL_WEBHOOK_ID,
      merchantId: parsed.data.PAYPAL_MERCHANT_ID,
      url: parsed.data.PAYPAL_URL,
    },
    klarna: {
      username: parsed.data.KLARNA_USERNAME,
      password: parsed.data.KLARNA_PASSWORD,
      url: parsed.data.KLARNA_URL,
    },
    toolHosts: { brevoUrl: parsed.data.BREVO_URL, cleverReachUrl: parsed.data.CLEVERREACH_URL },
    isTrusted: trustedProxies(parsed.data.TRUSTED_PROXIES),
    metricsToken: parsed.data.METRICS_TOKEN,
    cdn: { seconds: parsed.data.CDN_SECONDS, purgeUrl: parsed.data.CDN_PURGE_URL },
    seedDemo: SEED_DEMO === 'yes',
    pageCacheBytes: parsed.data.PAGE_CACHE_MB * 1_000_000,
    madePictures: { bytes: parsed.data.PICTURES_MB * 1_000_000, files: parsed.data.PICTURES_MOST },
    logLevel: LOG_LEVEL,
  }
}

/** A bucket takes all of its variables or none. */
function bucketOf(env: Partial<Record<keyof typeof s3, string>>): S3Options | undefined {
  const names = Object.keys(s3) as (keyof typeof s3)[]
  if (names.every((name) => env[name] === undefined)) return undefined
  const missing = names.filter((name) => env[name] === undefined)
  if (missing.length > 0) throw new StartError(`The environment is not right: ${missing.join(', ')} missing.`)
  const { S3_ENDPOINT = '', S3_BUCKET = '', S3_REGION = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = env
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}
