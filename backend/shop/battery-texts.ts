import type { Language } from '#domain/texts/language.ts'

/** What who sells batteries has to tell of giving them back (BattDG, Art. 74 Reg. (EU) 2023/1542). */
export const batteryTexts: Record<Language, { readonly heading: string; readonly paragraphs: readonly string[] }> = {
  de: {
    heading: 'Hinweise zur Batterieentsorgung',
    paragraphs: [
      'Batterien gehören nicht in den Hausmüll. Sie sind gesetzlich verpflichtet, gebrauchte Batterien zurückzugeben: bei uns im Laden, in jeder Verkaufsstelle oder bei den Sammelstellen Ihrer Gemeinde. Die Rückgabe ist kostenlos.',
      'Das Zeichen der durchgestrichenen Abfalltonne bedeutet, dass Sie die Batterie nicht in den Hausmüll geben dürfen. Steht darunter Cd, Hg oder Pb, enthält sie mehr als 0,002 % Cadmium, mehr als 0,0005 % Quecksilber oder mehr als 0,004 % Blei.',
      'Batterien enthalten Stoffe, die Umwelt und Gesundheit schaden können, und wertvolle Rohstoffe, die wiederverwertet werden. Lithiumbatterien können sich entzünden: Kleben Sie die Pole ab, bevor Sie sie zurückgeben.',
      'Abfall vermeiden Sie mit langlebigen oder aufladbaren Batterien. Die Batterie einer Uhr wechseln wir Ihnen im Laden und entsorgen die alte.',
    ],
  },
  en: {
    heading: 'How to dispose of batteries',
    paragraphs: [
      'Batteries do not belong in household waste. You are obliged by law to return used batteries: to our shop, to any point of sale or to the collection points of your town. Returning them is free of charge.',
      'The symbol of the crossed-out wheeled bin means that the battery must not be put into household waste. Where Cd, Hg or Pb stands below it, it contains more than 0.002 % cadmium, more than 0.0005 % mercury or more than 0.004 % lead.',
      'Batteries contain substances that can harm the environment and health, and valuable raw materials that are recycled. Lithium batteries can catch fire: tape their poles before you return them.',
      'Avoid waste with long-lasting or rechargeable batteries. We change the battery of a watch in our shop and dispose of the old one.',
    ],
  },
  fr: {
    heading: 'Élimination des piles',
    paragraphs: [
      'Les piles ne vont pas dans les ordures ménagères. La loi vous oblige à rapporter les piles usagées : dans notre magasin, dans tout point de vente ou aux points de collecte de votre commune. La reprise est gratuite.',
      'Le symbole de la poubelle sur roues barrée signifie que la pile ne doit pas être jetée avec les ordures. Si Cd, Hg ou Pb figure dessous, elle contient plus de 0,002 % de cadmium, plus de 0,0005 % de mercure ou plus de 0,004 % de plomb.',
      'Les piles contiennent des substances qui peuvent nuire à l’environnement et à la santé, ainsi que des matières premières précieuses qui sont recyclées. Les piles au lithium peuvent s’enflammer : isolez leurs pôles avec du ruban adhésif avant de les rapporter.',
      'Évitez les déchets avec des piles durables ou rechargeables. Nous changeons la pile de votre montre en magasin et éliminons l’ancienne.',
    ],
  },
}
