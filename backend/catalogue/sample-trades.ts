/** Goods of a trade: what each is called in German, English and French, and the kind that it is of. */
export type Goods = readonly (readonly [
  names: readonly [string, string, string],
  kind: readonly [string, string, string],
])[]

/** What an optician sells. */
export const OPTICIAN: Goods = [
  [
    ['Sonnenbrille Strand', 'Sunglasses Strand', 'Lunettes de soleil Strand'],
    ['Sonnenbrillen', 'Sunglasses', 'Lunettes de soleil'],
  ],
  [
    ['Lesebrille Kompakt', 'Reading glasses Kompakt', 'Lunettes de lecture Kompakt'],
    ['Lesebrillen', 'Reading glasses', 'Lunettes de lecture'],
  ],
  [
    ['Fassung Anna aus Titan', 'Frame Anna, titanium', 'Monture Anna en titane'],
    ['Brillenfassungen', 'Frames', 'Montures'],
  ],
  [
    ['Kinderbrille Ole', 'Children’s glasses Ole', 'Lunettes pour enfants Ole'],
    ['Kinderbrillen', 'Children’s glasses', 'Lunettes pour enfants'],
  ],
  [
    ['Tageslinsen, 30 Stück', 'Daily lenses, 30 pieces', 'Lentilles journalières, 30 pièces'],
    ['Kontaktlinsen', 'Contact lenses', 'Lentilles de contact'],
  ],
  [
    ['Kombilösung 360 ml', 'All-in-one solution 360 ml', 'Solution multifonctions 360 ml'],
    ['Pflegemittel', 'Lens care', 'Entretien des lentilles'],
  ],
  [
    ['Brillenetui Filz', 'Glasses case, felt', 'Étui à lunettes en feutre'],
    ['Zubehör', 'Accessories', 'Accessoires'],
  ],
  [
    ['Brillenkordel Leder', 'Glasses cord, leather', 'Cordon à lunettes en cuir'],
    ['Zubehör', 'Accessories', 'Accessoires'],
  ],
  [
    ['Mikrofasertuch', 'Microfibre cloth', 'Chiffon microfibre'],
    ['Zubehör', 'Accessories', 'Accessoires'],
  ],
  [
    ['Leuchtlupe 3x', 'Illuminated magnifier 3x', 'Loupe éclairante 3x'],
    ['Lupen', 'Magnifiers', 'Loupes'],
  ],
  [
    ['Fernglas Heide 8x32', 'Binoculars Heide 8x32', 'Jumelles Heide 8x32'],
    ['Ferngläser', 'Binoculars', 'Jumelles'],
  ],
  [
    ['Sportbrille Wind', 'Sports glasses Wind', 'Lunettes de sport Wind'],
    ['Sportbrillen', 'Sports glasses', 'Lunettes de sport'],
  ],
  [
    ['Bildschirmbrille Pixel', 'Screen glasses Pixel', 'Lunettes pour écran Pixel'],
    ['Bildschirmbrillen', 'Screen glasses', 'Lunettes pour écran'],
  ],
]

/** What a bicycle shop sells. */
export const BICYCLES: Goods = [
  [
    ['E-Bike Tour 500', 'E-bike Tour 500', 'Vélo électrique Tour 500'],
    ['E-Bikes', 'E-bikes', 'Vélos électriques'],
  ],
  [
    ['Stadtrad Alster', 'City bike Alster', 'Vélo de ville Alster'],
    ['Stadträder', 'City bikes', 'Vélos de ville'],
  ],
  [
    ['Trekkingrad Elbe', 'Trekking bike Elbe', 'Vélo de randonnée Elbe'],
    ['Trekkingräder', 'Trekking bikes', 'Vélos de randonnée'],
  ],
  [
    ['Mountainbike Fels', 'Mountain bike Fels', 'VTT Fels'],
    ['Mountainbikes', 'Mountain bikes', 'VTT'],
  ],
  [
    ['Rennrad Pfeil', 'Road bike Pfeil', 'Vélo de course Pfeil'],
    ['Rennräder', 'Road bikes', 'Vélos de course'],
  ],
  [
    ['Gravelbike Schotter', 'Gravel bike Schotter', 'Gravel Schotter'],
    ['Gravelbikes', 'Gravel bikes', 'Gravel'],
  ],
  [
    ['Lastenrad Packesel', 'Cargo bike Packesel', 'Vélo cargo Packesel'],
    ['Lastenräder', 'Cargo bikes', 'Vélos cargo'],
  ],
  [
    ['Faltrad Knick', 'Folding bike Knick', 'Vélo pliant Knick'],
    ['Falträder', 'Folding bikes', 'Vélos pliants'],
  ],
  [
    ['Kinderrad Floh', 'Children’s bike Floh', 'Vélo pour enfants Floh'],
    ['Kinderräder', 'Children’s bikes', 'Vélos pour enfants'],
  ],
  [
    ['Laufrad Mini', 'Balance bike Mini', 'Draisienne Mini'],
    ['Laufräder', 'Balance bikes', 'Draisiennes'],
  ],
  [
    ['Helm Schirm', 'Helmet Schirm', 'Casque Schirm'],
    ['Helme', 'Helmets', 'Casques'],
  ],
  [
    ['Faltschloss 90', 'Folding lock 90', 'Antivol pliant 90'],
    ['Schlösser', 'Locks', 'Antivols'],
  ],
  [
    ['Scheinwerfer Lux', 'Headlight Lux', 'Phare Lux'],
    ['Beleuchtung', 'Lights', 'Éclairage'],
  ],
  [
    ['Reifen Pannenschutz', 'Tyre, puncture-proof', 'Pneu anti-crevaison'],
    ['Reifen', 'Tyres', 'Pneus'],
  ],
  [
    ['Schlauch mit Ventil', 'Inner tube with valve', 'Chambre à air avec valve'],
    ['Schläuche', 'Inner tubes', 'Chambres à air'],
  ],
  [
    ['Standpumpe Luftikus', 'Floor pump Luftikus', 'Pompe à pied Luftikus'],
    ['Pumpen', 'Pumps', 'Pompes'],
  ],
  [
    ['Gepäcktasche Wasserfest', 'Pannier, waterproof', 'Sacoche étanche'],
    ['Taschen', 'Bags', 'Sacoches'],
  ],
  [
    ['Klingel Messing', 'Bell, brass', 'Sonnette en laiton'],
    ['Zubehör', 'Accessories', 'Accessoires'],
  ],
  [
    ['Bremsbeläge für Scheiben', 'Brake pads for discs', 'Plaquettes de frein'],
    ['Ersatzteile', 'Spare parts', 'Pièces'],
  ],
  [
    ['Kindersitz Huckepack', 'Child seat Huckepack', 'Siège enfant Huckepack'],
    ['Kindersitze', 'Child seats', 'Sièges enfant'],
  ],
  [
    ['Kette 9-fach', 'Chain, 9-speed', 'Chaîne 9 vitesses'],
    ['Ersatzteile', 'Spare parts', 'Pièces'],
  ],
  [
    ['Flickzeug', 'Puncture repair kit', 'Kit de réparation'],
    ['Zubehör', 'Accessories', 'Accessoires'],
  ],
]
