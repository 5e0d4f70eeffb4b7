import { fileSentence } from '#domain/imports/file-sentences.ts'
import type { Language } from '#domain/texts/language.ts'

interface Words {
  readonly subject: Readonly<Record<'failed' | 'overdue', string>>
  readonly text: Readonly<Record<'failed' | 'overdue', string>>
  readonly place: string
  readonly parcels: string
  readonly reason: string
  readonly last: string
  readonly button: string
  readonly once: string
  readonly sentence: (reason: string) => string
}

/** What mails say about files of a till that were refused or did not come. */
export const tillAlarmTexts: Readonly<Record<Language, Words>> = {
  de: {
    subject: {
      failed: 'Eine Datei der Kasse wurde abgewiesen',
      overdue: 'Die Kasse hat keine Datei geschickt',
    },
    text: {
      failed: 'Bestände und Preise im Shop sind nicht auf dem Stand der Kasse: Ihre letzte Datei wurde abgewiesen.',
      overdue:
        'Bestände und Preise im Shop können veraltet sein: Die nächste Datei der Kasse hätte schon da sein müssen. Prüfen Sie, ob die Kasse läuft und ihre Datei schreibt.',
    },
    place: 'Ort',
    parcels: 'Bestand nur für Pakete',
    reason: 'Grund',
    last: 'Letzte Datei',
    button: 'Dateien der Kasse ansehen',
    once: 'Diese Nachricht kommt einmal. Die nächste kommt erst, wenn zwischendurch wieder eine Datei gelesen wurde.',
    sentence: (reason) => fileSentence(reason, 'de'),
  },
  en: {
    subject: {
      failed: 'A file of the till was refused',
      overdue: 'The till has sent no file',
    },
    text: {
      failed: 'Stock and prices in the shop are not those of the till: its last file was refused.',
      overdue:
        'Stock and prices in the shop may be out of date: the next file of the till should have come by now. Check whether the till is running and writes its file.',
    },
    place: 'Place',
    parcels: 'Stock for parcels only',
    reason: 'Reason',
    last: 'Last file',
    button: 'See the files of the till',
    once: 'This message comes once. The next one comes only after a file has been read again in between.',
    sentence: (reason) => fileSentence(reason, 'en'),
  },
  fr: {
    subject: {
      failed: 'Un fichier de la caisse a été refusé',
      overdue: 'La caisse n’a envoyé aucun fichier',
    },
    text: {
      failed:
        'Les stocks et les prix de la boutique ne correspondent pas à ceux de la caisse\u00A0: son dernier fichier a été refusé.',
      overdue:
        'Les stocks et les prix de la boutique sont peut-être périmés\u00A0: le fichier suivant de la caisse aurait déjà dû arriver. Vérifiez que la caisse fonctionne et qu’elle écrit son fichier.',
    },
    place: 'Lieu',
    parcels: 'Stock réservé aux colis',
    reason: 'Motif',
    last: 'Dernier fichier',
    button: 'Voir les fichiers de la caisse',
    once: 'Ce message n’est envoyé qu’une fois. Le suivant ne viendra que si un fichier a été lu entre-temps.',
    sentence: (reason) => fileSentence(reason, 'fr'),
  },
}
