import type { ThesaurusLines } from './thesaurus-lines.ts'

/** Everyday French of jewellers, opticians and what they sell beside. */
export const wordsFr: ThesaurusLines = [
  // Rings
  'alliance alliances mariage noces jonc-alliance = alliance',
  'fiancailles demande = fiancaille',
  'solitaire = solitaire',
  'anneau anneaux chevaliere bague = bague | alliance',
  // Watches
  'montre montres bracelet-montre chronometre = montre',
  'plongee plongeur plonger = plongee',
  'chrono chronographe = chronographe',
  'automatique = automatique',
  'mecanique mecaniques = automatique | manuel',
  'pile quartz = quartz',
  'etanche etanches etancheite = etanche',
  'femme femmes dame dames epouse copine elle = bijou | 32 | 34 | 36 | perle',
  'homme hommes monsieur mari copain lui papa pere grand-pere = 40 | 38 | 42',
  'cuir = bracelet & montre',
  'reveil horloge pendule = -',
  // Jewellery
  'boucle boucles oreille oreilles puce puces creole creoles = oreille | puce | creole',
  'collier chaine sautoir ras-de-cou = collier | chaine | pendentif',
  'pendentif medaillon = pendentif',
  'bracelet gourmette jonc manchette = bracelet | jonc | gourmette',
  'bijou bijoux joaillerie joyau = bijou',
  // Metals and stones
  'or dore doree dores = jaune | rose | gris & or',
  'argent argente = argent',
  'platine = platine',
  'plaque = dore',
  'acier inox = acier',
  'diamant diamants brillant brillants = diamant | solitaire | pavage',
  'pierre pierres gemme gemmes = saphir | rubis | tourmaline | marine | morganite | diamant',
  'emeraude opale amethyste topaze = -',
  'lingot piece pieces = -',
  // Who and when
  'bapteme filleul filleule = bapteme | enfant',
  'communion confirmation = enfant',
  'enfant enfants bebe fille garcon fils petite-fille naissance = enfant',
  'mere maman grand-mere soeur = oreille | collier | bracelet | perle | senteur',
  'cadeau cadeaux anniversaire noel saint-valentin = cadeau',
  'nouveau nouveaute nouveautes nouvelle = nouveau',
  'atelier artisanal artisanale main = atelier',
  // Home
  'parfum parfums senteur senteurs ambiance = senteur | parfum | parfumee | diffuseur | interieur',
  'diffuseur = diffuseur',
  'bougie bougies = bougie',
  'accessoire accessoires = accessoire',
  'bon carte-cadeau = -',
]
