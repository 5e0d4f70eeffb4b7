// Loaded by a server before everything else: its clock begins at PICTURES_MOMENT and goes on from there.
const Real = Date
const ahead = Real.parse(process.env.PICTURES_MOMENT ?? '') - Real.now()

globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + ahead)
    else super(...given)
  }

  static now() {
    return Real.now() + ahead
  }
}
