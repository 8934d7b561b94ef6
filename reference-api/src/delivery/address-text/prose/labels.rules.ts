export type Label = 'name' | 'kana' | 'postal' | 'place' | 'phone' | 'fax' | 'company' | 'building' | 'none'
export type Section = 'sender' | 'recipient' | 'old-place' | 'new-place'

const labels: [RegExp, Label][] = [
  [/^(?:お|ご)?(?:名前|氏名|宛名|あて名|受取人|受取り人|送り先名)/, 'name'],
  [/^(?:フリガナ|ふりがな|カナ|かな|よみがな|読み(?:仮名|がな)?|ヨミ|よみ)/, 'kana'],
  [/^(?:郵便(?:番号)?|〒番号)/, 'postal'],
  [/^(?:ご|お届け先|送り先)?(?:新)?(?:住所|所在地|宛先|送付先住所)/, 'place'],
  [/^(?:fax|ファックス|ファクス|f)(?=[\s:.(\d])/i, 'fax'],
  [
    /^(?:お|ご)?(?:電話(?:番号)?|連絡先|携帯(?:電話|番号)?(?:番号)?|tel|phone|mobile|代表|直通|m|t)(?=[\s:.(\d+は]|$)/i,
    'phone',
  ],
  [/^(?:貴社名?|御社名?|会社名?|社名|法人名|勤務先|団体名)/, 'company'],
  [/^(?:建物名?|マンション名?|アパート名?|部屋(?:番号)?)/, 'building'],
]

/** 「お届け先氏名」, 「送付先の住所」 */
const ofRecipient =
  /^(?:お届け先|届け先|届先|送り先|送付先|配送先|発送先|受取人|宛先)の?(?=\S{0,2}(?:名|氏|住所|電話|郵便|フリガナ|ふりがな|tel))/i

export type Labelled = { label: Label; text: string }

/** Reads a label at the start of a line: 「住所：」, 「【住所】」, 「住所　」. */
export function readLabel(written: string): Labelled {
  const line = written.replace(ofRecipient, '')
  const bracketed = /^[【[<(「『■]\s*([^】\]>)」』]{1,12})[】\]>)」』]\s*:?\s*/.exec(line)
  if (bracketed) {
    const label = labels.find(([pattern]) => pattern.test(bracketed[1]!))
    if (label) return { label: label[1], text: line.slice(bracketed[0].length) }
  }
  for (const [pattern, label] of labels) {
    const word = pattern.exec(line)?.[0]
    if (word === undefined) continue
    const mark = /^\s*[:=は.]\s*|^\s+|^$|^(?=[\d(+])/.exec(line.slice(word.length))
    if (mark) return { label, text: line.slice(word.length + mark[0].length) }
  }
  return { label: 'none', text: written }
}

const sections: [RegExp, Section][] = [
  [/^(?:旧住所|旧宅|前住所|転居前|引っ?越し前)/, 'old-place'],
  [/^(?:新住所|新居|転居先|転居後|引っ?越し先)/, 'new-place'],
  [/^(?:ご?依頼主|送り主|贈り主|差出人|発送元|ご?注文者|ご?請求先|From)/i, 'sender'],
  [/^(?:お?届け?先|送り先|送付先|配送先|発送先|お送り先|受取人)/, 'recipient'],
]

/** Reads a heading that says whose address follows. */
export function readSection(line: string): { section: Section; text: string } | undefined {
  const opened = line.replace(/^[\s【[<(「■◆●▼]+/, '')
  for (const [pattern, section] of sections) {
    const word = pattern.exec(opened)?.[0]
    if (word === undefined) continue
    const rest = opened.slice(word.length)
    const mark = /^(?:様|情報|住所)?\s*[A-Za-z\d①-⑳]{0,2}\s*(?:[】\]>)」:]+\s*|$|\s+(?=\S))/.exec(rest)
    if (mark) return { section, text: rest.slice(mark[0].length) }
  }
  return undefined
}
