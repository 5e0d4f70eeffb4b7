import type { WishlistMessageSource } from './message-types.ts'

export const messages = {
  loading: 'Chargement de la liste …',
  needsScript:
    'La liste se trouve dans votre navigateur et a besoin de JavaScript. Un lien avec des articles les montre quand même.',
  empty: 'Votre liste est encore vide. « Ajouter à ma liste » sur la page d’un article l’ajoute ici.',
  failed: 'La liste ne peut pas être chargée pour le moment. Merci de réessayer plus tard.',
  gone: 'Ce qui n’existe plus n’est pas montré.',
  allGone: 'Ce qui figurait sur cette liste n’existe plus.',
  whereKept:
    'La liste ne se trouve que dans ce navigateur, six mois après le dernier changement. Le lien ne contient que les numéros des articles.',
  shared: 'Quelqu’un a partagé cette liste avec vous. Les prix et les stocks sont ceux d’aujourd’hui.',
  keep: 'Ajouter à ma liste',
  toOwn: 'Ma liste ({count})',
  toShop: 'Vers la boutique en ligne',
  remove: 'Retirer {name}',
  allToCart: 'Tout mettre au panier',
  added: '{count, plural, one {Un article est} other {# articles sont}} dans votre panier.',
  toCart: 'Voir le panier',
  notAll: 'Reste de côté ce qui est épuisé, sur demande ou doit d’abord être choisi sur sa page.',
  link: 'Lien à partager',
  share: 'Partager',
  copied: 'Le lien est copié.',
  put: 'Ajouter à ma liste',
  take: 'Retirer de ma liste',
} satisfies WishlistMessageSource
