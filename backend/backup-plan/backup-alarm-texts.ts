import type { BackupRunKind, BackupTrouble } from '#contract/wire/backup-plan.ts'
import type { Language } from '#domain/texts/language.ts'

interface Words {
  readonly subject: Readonly<Record<BackupRunKind, string>>
  readonly text: Readonly<Record<BackupRunKind, string>>
  readonly problems: Readonly<Record<BackupTrouble['problem'], string>>
  readonly reason: string
  readonly when: string
  readonly last: string
  readonly detail: string
  readonly button: string
  readonly once: string
}

/** What mails say about backups that failed or were not made, and about those that cannot be restored. */
export const backupAlarmTexts: Readonly<Record<Language, Words>> = {
  de: {
    subject: {
      backup: 'Die Sicherung ist fehlgeschlagen',
      trial: 'Eine Sicherung ließ sich nicht zurückspielen',
    },
    text: {
      backup: 'Die automatische Sicherung der Installation wurde nicht erstellt. Ältere Sicherungen bleiben erhalten.',
      trial:
        'Jede Woche wird die neueste Sicherung probeweise zurückgespielt. Das ist nicht gelungen: Verlassen Sie sich nicht auf sie, bis eine Probe wieder gelingt. Die laufende Website ist davon nicht betroffen.',
    },
    problems: {
      full: 'Der Speicherplatz reicht nicht.',
      unwritable: 'Der Ordner lässt sich nicht beschreiben oder lesen.',
      away: 'Datenbank oder Speicher waren nicht erreichbar.',
      refused: 'Der S3-Speicher lehnt ab: Den Bucket gibt es nicht, oder Schlüssel und Rechte stimmen nicht.',
      damaged: 'Die Sicherung ist beschädigt oder unvollständig.',
      newer: 'Die Sicherung ist von einer neueren Version des Programms.',
      in_use: 'Ein anderer Prozess arbeitet mit der Datenbank.',
      differs: 'Zurückgespielt wurde nicht alles, was in der Sicherung stehen soll.',
      interrupted: 'Der Vorgang wurde unterbrochen.',
      other: 'Ein anderer Fehler ist aufgetreten.',
      overdue: 'Zur vorgesehenen Zeit geschah nichts.',
    },
    reason: 'Grund',
    when: 'Wann',
    last: 'Zuletzt gelungen',
    detail: 'Meldung des Programms',
    button: 'Sicherungen ansehen',
    once: 'Diese Nachricht kommt einmal. Die nächste kommt erst, wenn zwischendurch wieder alles in Ordnung war.',
  },
  en: {
    subject: {
      backup: 'The backup has failed',
      trial: 'A backup could not be restored',
    },
    text: {
      backup: 'The automatic backup of the installation was not made. Older backups are kept.',
      trial:
        'Every week the newest backup is restored on trial. This has failed: do not rely on it until a trial succeeds again. The website itself is not affected.',
    },
    problems: {
      full: 'There is not enough room.',
      unwritable: 'The folder cannot be written or read.',
      away: 'The database or the storage could not be reached.',
      refused: 'The S3 storage refuses: there is no such bucket, or its keys or rights are not right.',
      damaged: 'The backup is damaged or incomplete.',
      newer: 'The backup is of a newer version of the program.',
      in_use: 'Another process works on the database.',
      differs: 'Not everything was restored that the backup should hold.',
      interrupted: 'It was interrupted.',
      other: 'Something else went wrong.',
      overdue: 'Nothing happened at the set time.',
    },
    reason: 'Reason',
    when: 'When',
    last: 'Last success',
    detail: 'Message of the program',
    button: 'See the backups',
    once: 'This message comes once. The next one comes only after all has been well again in between.',
  },
  fr: {
    subject: {
      backup: 'La sauvegarde a échoué',
      trial: 'Une sauvegarde n’a pas pu être restaurée',
    },
    text: {
      backup:
        'La sauvegarde automatique de l’installation n’a pas été faite. Les sauvegardes plus anciennes sont conservées.',
      trial:
        'Chaque semaine, la sauvegarde la plus récente est restaurée à titre d’essai. Cela n’a pas réussi\u00A0: ne vous y fiez pas avant qu’un essai ne réussisse. Le site lui-même n’est pas touché.',
    },
    problems: {
      full: 'L’espace disponible ne suffit pas.',
      unwritable: 'Le dossier ne peut être ni lu ni écrit.',
      away: 'La base de données ou le stockage était injoignable.',
      refused: 'Le stockage S3 refuse\u00a0: le bucket n’existe pas, ou les clés ou les droits ne sont pas corrects.',
      damaged: 'La sauvegarde est endommagée ou incomplète.',
      newer: 'La sauvegarde provient d’une version plus récente du programme.',
      in_use: 'Un autre processus utilise la base de données.',
      differs: 'Tout ce que la sauvegarde devrait contenir n’a pas été restauré.',
      interrupted: 'L’opération a été interrompue.',
      other: 'Une autre erreur s’est produite.',
      overdue: 'Rien ne s’est passé à l’heure prévue.',
    },
    reason: 'Motif',
    when: 'Quand',
    last: 'Dernier succès',
    detail: 'Message du programme',
    button: 'Voir les sauvegardes',
    once: 'Ce message n’est envoyé qu’une fois. Le suivant ne viendra que si tout a été en ordre entre-temps.',
  },
}
