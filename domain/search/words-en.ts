import type { ThesaurusLines } from './thesaurus-lines.ts'

/** Everyday English of jewellers, opticians and what they sell beside. */
export const wordsEn: ThesaurusLines = [
  // Rings
  'wedding marriage bridal = wedding',
  'weddingband weddingring = wedding',
  'engagement proposal fiancee = engagement',
  'solitaire = solitaire',
  'band bands = wedding | ring',
  'eternity = diamond | pave & ring | wedding | engagement',
  // Watches
  'wristwatch timepiece watches watch = watches | watch',
  'diver divers diving dive = diving',
  'chrono chronograph stopwatch = chronograph',
  'automatic selfwinding = automatic',
  'mechanical = automatic | wound',
  'handwound manual = wound',
  'battery quartz = quartz',
  'waterproof water = water',
  'ladies womens women woman lady wife girlfriend her she = jewellery | 32 | 34 | 36 | pearl',
  'gents mens men man gentleman husband boyfriend him dad father grandfather = 40 | 38 | 42',
  'strap watchstrap watchband leather = strap',
  'smartwatch smart_watch alarm clock pocket_watch = -',
  // Jewellery
  'earring earrings ear studs stud hoop hoops = earring | stud | hoop',
  'necklace necklaces chain chains collar choker = necklace',
  'pendant locket = pendant',
  'cufflink cuff_link brooch piercing keyring = -',
  'bracelet bangle wristlet = bracelet | bangle',
  'jewel jewels jewelry jewellery bijou = jewellery',
  // Metals and stones
  'gold golden = gold',
  'silver sterling = silver',
  'platinum = platinum',
  'plated goldplated = plated',
  'steel stainless = steel',
  'diamond diamonds brilliant brilliants = diamond | solitaire | pave',
  'gemstone gemstones gem = sapphire | ruby | tourmaline | aquamarine | morganite | diamond',
  'emerald emrald opal amethyst topaz = -',
  'bullion coin coins = -',
  // Who and when
  'christening baptism godchild = christening | children',
  'communion confirmation = children',
  'child children kid kids baby girl boy daughter son grandchild granddaughter grandson = children',
  'mother mum mom grandmother sister = earring | necklace | bracelet | pearl | fragrance',
  'gift gifts present presents birthday anniversary valentine christmas = gift',
  'new novelty novelties = new',
  'handmade workshop goldsmith = workshop',
  // Home
  'scent fragrance fragrances perfume = fragrance | scented | diffuser | scent',
  'diffuser diffusor = diffuser',
  'candle candles = candle',
  'accessory accessories = accessories',
  'voucher giftcard gift_card gift_voucher = -',
]
