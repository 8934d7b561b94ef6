/**
 * Widths or heights of drawings in centimetres, by name prefix: `[name, axis, centimetres of the whole
 * drawing, size text, part]`. If the drawing shows more than the measured object, `part` is the measured
 * range as fractions of the whole. Drawings of folded, boxed or combined objects have no entry, so their box
 * is shown instead.
 */
const measures = [
  ['plate-', 'width', 26, '直径約26cm'],
  ['plates-', 'width', 15, '直径約15cm'],
  ['donburi-', 'width', 22, '直径約22cm'],
  ['frypan-twentysix', 'width', 45, '全長約45cm'],
  ['frypan-twenty', 'width', 38, '全長約38cm'],
  ['donabe-shiro', 'height', 12, '高さ約12cm'],
  ['donabe-', 'height', 17, '高さ約17cm'],
  ['kettle-', 'height', 20, '高さ約20cm'],
  ['bottle-ai', 'height', 17, '高さ約17cm'],
  ['bottle-sakura', 'height', 17, '高さ約17cm'],
  ['board-', 'width', 36, '幅約36cm'],
  ['bouquet-', 'height', 45, '高さ約45cm'],
  ['arrange-', 'height', 25, '高さ約25cm'],
  ['orchid-', 'height', 55, '高さ約55cm'],
  ['green-', 'height', 30, '高さ約30cm'],
  ['dome-', 'height', 17, '高さ約17cm'],
  ['wreath-', 'width', 25, '直径約25cm'],
  ['train-', 'width', 32, '全長約32cm'],
  ['plush-', 'height', 28, '高さ約28cm'],
  ['nappy-cake-', 'height', 32, '高さ約32cm'],
  ['baby-dish-', 'width', 21.3, '幅約20cm', [0, 0.94]],
  ['glass-pair-', 'height', 9.6, '高さ約9cm', [0, 0.94]],
  ['meoto-yunomi-', 'height', 9.6, '高さ約9cm', [0, 0.94]],
  ['clock-', 'width', 16, '幅約16cm'],
  ['doll-hina', 'width', 30, '幅約30cm'],
  ['doll-kodomo', 'width', 16, '幅約16cm'],
  ['randoseru-', 'height', 32, '高さ約32cm'],
  ['school-bag-', 'width', 46.5, '幅約42cm', [0.01, 0.91]],
  ['lesson-tote-', 'width', 40, '幅約40cm'],
  ['tote-', 'width', 42, '幅約38cm', [0, 0.905]],
  ['bento-', 'width', 18.6, '幅約17cm', [0.06, 0.97]],
  ['gamaguchi-', 'width', 12, '幅約12cm'],
  ['wallet-', 'width', 19, '幅約19cm'],
  ['umbrella-', 'height', 82, '全長約82cm'],
  ['tie-', 'height', 58, '長さ約45cm', [0, 0.775]],
  ['cutlery-', 'width', 30, '箱の幅約30cm'],
  ['baumkuchen-', 'width', 15, '直径約15cm'],
  ['cake-whole-', 'width', 20.5, '直径約15cm', [0.134, 0.866]],
]

/** Returns a drawing's measurement, or undefined if the drawing shows none of the product's sizes. */
export function findMeasure(name) {
  const [, axis, centimetres, words, part = [0, 1]] = measures.find(([start]) => name.startsWith(start)) ?? []
  return axis && { axis, centimetres, words, part }
}
