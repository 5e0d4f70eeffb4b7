import { type Brief, briefOperations, like } from '../parts/brief-operation.ts'

const system = (name: string, one: string, change: object = {}): Brief[] => [
  [`list_${name}`, `get /${name}`, 'data', `Lists ${name} by the grammar of items`],
  [`read_${one}`, `get /${name}/{id}`, 'data', `Reads one of ${name}`],
  [`create_${one}`, `post /${name}`, 'data', `Makes one of ${name}`, { body: like({}) }],
  [`change_${one}`, `patch /${name}/{id}`, 'data', `Changes one of ${name}`, { body: like(change) }],
  [`delete_${one}`, `delete /${name}/{id}`, 'nothing', `Takes away one of ${name}`],
]

const accounts = briefOperations('accounts', 'account', [
  [
    'confirm_password',
    'post /auth/confirm',
    'nothing',
    'Says the password once more, before what it is asked for',
    { body: like({ current_password: 'correct horse battery' }) },
  ],
  [
    'reset_password',
    'post /auth/password/reset',
    'done',
    'Sets a password by the link of a mail',
    { body: like({ token: '7f0b', password: 'correct horse battery' }), needs: 'nobody' },
  ],
  [
    'read_invitation',
    'post /auth/password/invitation',
    'data',
    'What the page of an invitation greets with; 401 for any other link',
    { body: like({ token: '7f0b' }), needs: 'nobody' },
  ],
  ['first_account_open', 'get /auth/first', 'done', 'Whether the first account may be made', { needs: 'nobody' }],
  [
    'make_first_account',
    'post /auth/first',
    'done',
    'Makes the first account',
    { body: like({ token: '7f0b' }), needs: 'nobody' },
  ],
  ['create_pass', 'post /auth/pass', 'done', 'A pass with which the caller enters another website', { body: like({}) }],
  [
    'enter_by_pass',
    'post /auth/enter',
    'done',
    'Enters by such a pass',
    { body: like({ pass: '7f0b' }), needs: 'nobody' },
  ],
  ['list_activity', 'get /activity', 'data', 'Who did what'],
  ['own_account', 'get /users/me', 'data', 'The account of the caller'],
  ['change_own_account', 'patch /users/me', 'data', 'Changes the account of the caller', { body: like({}) }],
  ['own_sessions', 'get /users/me/sessions', 'data', 'Where the caller is signed in'],
  ['end_other_sessions', 'delete /users/me/sessions', 'nothing', 'Signs the caller out everywhere else'],
  ['end_session', 'delete /users/me/sessions/{id}', 'nothing', 'Signs the caller out at one place'],
  ['second_factor_secret', 'get /utils/2fa_secret', 'data', 'A secret for the second factor'],
  [
    'activate_second_factor',
    'post /users/me/activate_2fa',
    'data',
    'Asks for a second factor from now on',
    { body: like({ otp: '000000' }) },
  ],
  [
    'deactivate_second_factor',
    'post /users/me/deactivate_2fa',
    'nothing',
    'Asks for a second factor no more',
    { body: like({ otp: '000000' }) },
  ],
  [
    'recovery_codes',
    'post /users/me/recovery_codes',
    'data',
    'New codes for who has lost the second factor',
    { body: like({ otp: '000000' }) },
  ],
  ['account_access', 'get /users/{id}/access', 'data', 'How an account is protected, and where it is signed in'],
  ['invite_account', 'post /users/{id}/invite', 'done', 'Sends an invitation'],
  ['reset_second_factor', 'post /users/{id}/deactivate_2fa', 'nothing', 'Takes the second factor from an account'],
  ['end_account_sessions', 'delete /users/{id}/sessions', 'nothing', 'Signs an account out everywhere'],
  ...system('users', 'user'),
  ['role_rights', 'get /roles/{id}/rights', 'data', 'What a role may do, in words'],
  ...system('roles', 'role'),
  ...system('permissions', 'permission'),
  ['setting_fields', 'get /settings/fields', 'data', 'The fields of settings', { needs: 'key' }],
  ...system('settings', 'setting', { value: 'Guten Tag' }),
])

const COUNTED_VISITS = {
  schema: { type: 'array', items: { type: 'object' } },
  example: [{ domain: 'www.juwelier.example', pages: [['/', 4]], sources: [['search.example', 2]], programs: 9 }],
}

const OLD_WEBSITE = { url: 'https://cms.example', project: 'juwelier', token: '7f0b', trial: true }

const OLD_DUMP = {
  type: 'multipart/form-data',
  schema: { type: 'object', properties: { file: { type: 'string' }, domain: { type: 'string' } }, required: ['file'] },
  example: { domain: 'www.juwelier.example' },
}

const websites = briefOperations('installation', 'account', [
  ['list_connections', 'get /connections', 'data', 'What is connected'],
  ['change_connections', 'patch /connections', 'data', 'Changes what is connected', { body: like({}) }],
  ['test_connection', 'post /connections/{name}/test', 'data', 'Tries a connection', { body: like({}) }],
  ['list_websites', 'get /websites', 'data', 'The websites of the installation'],
  ['create_website', 'post /websites', 'data', 'A new website of a blueprint', { body: like({}) }],
  ['website_archive', 'get /websites/{id}/archive', 'tar', 'A website as one file'],
  ['copy_website', 'post /websites/{id}/copies', 'data', 'Copies a website', { body: like({}) }],
  ['take_website', 'post /websites/archive', 'data', 'Takes a website from its file'],
  [
    'take_directus_website',
    'post /websites/directus',
    'data',
    'A new website of the contents of a Directus 8, with a report; with trial, the report alone',
    { body: like(OLD_WEBSITE) },
  ],
  [
    'take_directus_dump',
    'post /websites/directus/dump',
    'data',
    'The same of a dump of its collections by their names, sent as a form',
    { body: OLD_DUMP },
  ],
  ['mail_texts', 'get /ecom/mail-texts', 'data', 'The words of mails'],
  ['preview_mail_text', 'post /ecom/mail-texts/preview', 'data', 'A mail with other words', { body: like({}) }],
  ['test_mail_text', 'post /ecom/mail-texts/test', 'data', 'Sends such a mail to the caller', { body: like({}) }],
  ['create_preview', 'post /previews', 'data', 'Keeps what is not saved yet, to be looked at', { body: like({}) }],
  ['read_preview', 'get /previews/{id}', 'data', 'What such a preview holds'],
  ['file_a4', 'get /files/{id}/a4.pdf', 'pdf', 'A file as a sheet of paper', { needs: 'key' }],
  [
    'list_changes',
    'get /changes',
    'data',
    'What has changed since, for the processes of the installation',
    { query: { since: '0' }, needs: 'process' },
  ],
  [
    'stream_changes',
    'get /changes/stream',
    'stream',
    'The same as it happens',
    { query: { since: '0' }, needs: 'process' },
  ],
  [
    'add_visits',
    'post /changes/visits',
    'done',
    'Adds up visits that another process has counted',
    { body: COUNTED_VISITS, needs: 'process' },
  ],
  ['openapi', 'get /openapi.json', 'done', 'This document', { needs: 'nobody' }],
])

const histories = briefOperations('items', 'key', [
  [
    'change_items',
    'patch /items/{collection}',
    'done',
    'Changes several items, each named by its id',
    { body: { schema: { type: 'array', items: { type: 'object' } }, example: [{ id: 1 }] } },
  ],
  ['import_items', 'post /items/{collection}/import', 'done', 'Takes items of a CSV'],
  ['revert_item', 'patch /items/{collection}/{id}/revert/{revision}', 'data', 'An item as it was'],
  [
    'plan_item',
    'post /items/{collection}/{id}/schedule',
    'data',
    'Publishes or withdraws an item at a moment',
    { body: like({}), needs: 'account' },
  ],
  ['all_revisions', 'get /revisions', 'data', 'The history of everything'],
  ['read_revision', 'get /revisions/{id}', 'data', 'An entry of the history'],
  ['compare_revision', 'get /revisions/{id}/compare', 'data', 'What has changed since'],
  ['restore_revision', 'post /revisions/{id}/restore', 'data', 'Restores what an entry of the history holds'],
])

const bin = briefOperations('items', 'account', [
  ['list_bin', 'get /bin', 'data', 'What was deleted in the last 30 days'],
  ['restore_from_bin', 'post /bin/{id}/restore', 'data', 'Takes something out of the bin'],
  ['delete_for_good', 'delete /bin/{id}', 'nothing', 'Deletes something for good'],
])

const imports = briefOperations('imports', 'account', [
  ['list_imports', 'get /imports', 'data', 'Imports of goods'],
  ['create_import', 'post /imports', 'data', 'Takes a file of another system, and proposes what its columns are'],
  ['import_directus', 'post /imports/directus', 'data', 'Reads goods of a Directus 8', { body: like({}) }],
  ['import_lines', 'post /imports/lines', 'data', 'Takes subscribers, ratings or redirects from a file'],
  ['read_import', 'get /imports/{id}', 'data', 'How far an import is'],
  ['change_import', 'patch /imports/{id}', 'data', 'Says what its columns are', { body: like({}) }],
  [
    'import_pictures',
    'post /imports/{id}/pictures',
    'data',
    'Adds an archive of pictures (ZIP), which is the body, to an import',
  ],
  ['import_goods', 'get /imports/{id}/goods', 'data', 'The goods of an import'],
  ['import_report', 'get /imports/{id}/report', 'csv', 'What became of each line'],
  ['pause_import', 'post /imports/{id}/pause', 'data', 'Pauses an import'],
  ['resume_import', 'post /imports/{id}/resume', 'data', 'Goes on with an import'],
  ['start_import', 'post /imports/{id}/start', 'data', 'Begins an import, or tries it'],
  ['cancel_import', 'post /imports/{id}/cancel', 'data', 'Ends an import'],
  ['undo_import', 'post /imports/{id}/undo', 'data', 'Takes an import back'],
])

const tills = briefOperations('catalogue', 'key', [
  ['till_places', 'get /ecom/till/places', 'data', 'Folders of tills, for each place'],
  [
    'set_till_place',
    'put /ecom/till/places/{place}',
    'data',
    'Sets the folder of a till',
    { body: like({}), needs: 'account' },
  ],
  ['till_runs', 'get /ecom/till/runs', 'data', 'Files of tills of the last 90 days'],
  ['till_run', 'get /ecom/till/runs/{id}', 'data', 'One of them with its report'],
  ['undo_till_run', 'post /ecom/till/runs/{id}/undo', 'data', 'Takes such a file back'],
])

const backups = briefOperations('backups', 'account', [
  ['list_backups', 'get /server/backups', 'data', 'Backups that are there'],
  ['create_backup', 'post /server/backups', 'data', 'Begins a backup'],
  ['read_backup', 'get /server/backups/{id}', 'data', 'How far a backup is'],
  ['delete_backup', 'delete /server/backups/{id}', 'nothing', 'Deletes a backup'],
  ['backup_archive', 'get /server/backups/{id}/archive', 'tar', 'A backup as a file'],
  ['backup_plan', 'get /server/backups/plan', 'data', 'When backups make themselves'],
  ['set_backup_plan', 'put /server/backups/plan', 'data', 'Sets when backups make themselves', { body: like({}) }],
  ['list_kept_backups', 'get /server/backups/kept', 'data', 'Backups that can be restored'],
  [
    'loss_of_restore',
    'get /server/backups/kept/{place}/{name}',
    'data',
    'How much came in since a backup and would be lost by restoring it',
  ],
  ['list_restores', 'get /server/backups/restores', 'data', 'Backups that were restored, and how that ended'],
  [
    'restore_backup',
    'post /server/backups/restores',
    'data',
    'Has a backup restored: everything becomes what it was at its moment, after a backup of what is',
    { body: like({ place: 'disk', name: 'schaufenster-2026-11-23T03-00-00-000Z.tar' }) },
  ],
  [
    'read_restore',
    'get /server/backups/restores/{id}',
    'data',
    'How far a restore is; for whoever knows its id',
    { needs: 'nobody' },
  ],
  ['backup_now', 'post /server/backups/plan/now', 'data', 'A backup of the plan at once'],
])

/** What whoever runs an installation does. */
export const installationOperations = [...histories, ...bin, ...accounts, ...websites, ...imports, ...tills, ...backups]
