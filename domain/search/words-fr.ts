import type { ThesaurusLines } from './thesaurus-lines.ts'

/** Everyday French of jewellers, opticians and what they sell beside. */
export const wordsFr: ThesaurusLines = [
  // Rings
  'alliance alliances mariage noces jonc-alliance = alliance',
  'fiancailles demande = fiancaille',
  'solitaire = solitaire',
  'anneau anneaux chevaliere bague = bague | alliance',
  'manchette_bouton bouton_manchette boutons_manchette broche epingle piercing bracelet_cheville = -',
  // Watches
  'montre montres montre-bracelet chronometre = montre',
  'plongee plongeur plonger = plongee',
  'chrono chronographe = chronographe',
  'automatique = automatique',
  'mecanique mecaniques = automatique | manuel',
  'pile quartz = quartz',
  'etanche etanches etancheite = etanche',
  'femme femmes dame dames epouse copine elle = bijou | 32 | 34 | 36 | perle',
  'homme hommes monsieur mari copain lui papa pere grand-pere = 40 | 38 | 42',
  'cuir = bracelet & montre',
  'reveil horloge pendule gousset montre_connectee connectee smartwatch = -',
  // Jewellery
  'boucle boucles oreille oreilles = oreille | puce | creole',
  'puce puces = puce | oreille',
  'creole creoles = creole | oreille',
  'collier chaine sautoir ras-de-cou = collier | chaine | pendentif',
  'pendentif medaillon = pendentif',
  'bracelet gourmette jonc manchette = bracelet | jonc | gourmette',
  'bijou bijoux joaillerie joyau = bijou',
  // Metals and stones
  'or = jaune | rose | gris | dore & or | dore',
  'dore doree dores = jaune | dore & or | dore',
  'or_blanc = gris & or',
  'argent argente = argent',
  'platine = platine',
  'plaque plaque_or = dore',
  'saphire = saphir',
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
  'bon_cadeau bon_achat carte_cadeau cheque_cadeau = -',
]
