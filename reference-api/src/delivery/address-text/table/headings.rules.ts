export type Block = 'home' | 'work' | 'other' | 'none' | number

export type Column = { block: Block; role: Role }

export type Role =
  | 'last'
  | 'first'
  | 'full'
  | 'contact'
  | 'last_kana'
  | 'first_kana'
  | 'full_kana'
  | 'company'
  | 'department'
  | 'postal'
  | 'prefecture'
  | 'city'
  | 'street'
  | 'building'
  | 'formatted'
  | 'phone'
  | 'address-label'
  | 'phone-label'
  | 'destination'

/** Brackets that hold neither a block nor a part of a name: (必須), [任意], (7桁) */
const remark =
  /[([](?![^()[\]]*(?:自宅|会社|勤務|その他|姓|名|カナ|かな|フリガナ|ふりがな|よみ|漢字))[^()[\]]{0,12}[)\]]/g

/** Ignores width, case, spaces and decoration. Brackets stay, because programs name the block in them. */
const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(remark, '')
    .replace(/[\s"'*※「」_:.]/g, '')
    .replace(/^ご|^お(?=名前|電話|届け|所|宛)/, '')

const sender = /依頼主|送り主|贈り主|差出人|発送元|注文者|購入者|送付元|sender/
const recipient =
  /^(?:お届け先|届け先|届先|送り先|送付先|配送先|発送先|お送り先|受取人|受取|宛先)(?:の|様|:)?/
const ignored =
  /連名|旧姓|ニックネーム|ミドル|middle|additional|nickname|敬称|prefix|suffix|fax|ファックス|メモ|備考|notes|誕生|birthday|mail|メール|url|web|social|imid|会社名?かな|会社名?カナ|勤務先カナ|会社名フリガナ|リスト表示|file ?as|fileas|国|country|最寄|pobox|私書箱|役職|肩書|title|続柄/

const blocks: [RegExp, Block][] = [
  [/自宅|home/, 'home'],
  [/会社|勤務先|職場|business|work/, 'work'],
  [/その他|other/, 'other'],
]

const roles: [RegExp, Role][] = [
  [
    /^(?:organization\d*-?name|会社名?|勤務先名?|法人名|社名|団体名|組織名?|company(?:name)?|organization(?:name)?|貴社名|勤務先会社名|学校名|会社・?部門\d*)$/,
    'company',
  ],
  [/^(?:organization\d*-?department|部署名?\d*|部署課?|所属|部門|department)$/, 'department'],
  [
    /^(?:姓名|氏名|名前|宛名|full_?name|name|フルネーム|氏名漢字|お?名前漢字|届け先|届先|送り先|送付先|受取人|宛先|届け先氏名)$/,
    'full',
  ],
  [/^(?:ご?担当者?(?:名|様|者名|者様)?|担当者氏名)$/, 'contact'],
  [/^(?:姓|苗字|名字|氏|lastname|familyname|surname|氏名姓|名前姓)$/, 'last'],
  [/^(?:名|firstname|givenname|氏名名|名前名|下の名前)$/, 'first'],
  [
    /^(?:(?:姓|苗字|名字|氏)(?:フリガナ|ふりがな|カナ|かな|よみ|ヨミ)|セイ|せい|(?:フリガナ|ふりがな|カナ|かな|氏名カナ|氏名フリガナ)(?:姓|セイ|せい)|phoneticlastname|familynameyomi|surnameyomi|lastnamekana|lastkana)$/,
    'last_kana',
  ],
  [
    /^(?:(?:名|名前)(?:フリガナ|ふりがな|カナ|かな|よみ|ヨミ)|メイ|めい|(?:フリガナ|ふりがな|カナ|かな|氏名カナ|氏名フリガナ)(?:名|メイ|めい)|phoneticfirstname|givennameyomi|givenyomi|firstnamekana|firstkana)$/,
    'first_kana',
  ],
  [
    /^(?:フリガナ|ふりがな|カナ|かな|よみ|ヨミ|よみがな|読み|読み仮名|(?:姓名|氏名)(?:フリガナ|ふりがな|カナ|かな|よみ)|yominame|kana|カナ氏名)$/,
    'full_kana',
  ],
  [/宛先$/, 'destination'],
  [/address\d*-?(?:label|type)$|^住所\d+-?分類$/, 'address-label'],
  [/phone\d*-?(?:label|type)$|^tel\d+-?分類$/, 'phone-label'],
  [/郵便番号|^〒$|〒$|postalcode|zip|postcode/, 'postal'],
  [/都道府県|^県$|^府県$|state$|region$|prefecture/, 'prefecture'],
  [/市区郡?町村|市町村|市区$|^市$|city$|^市郡区/, 'city'],
  [/formatted$/, 'formatted'],
  [/ビル|建物|マンション|部屋|extendedaddress|building|方書|street2|address2$/, 'building'],
  [/電話|tel\d*|携帯|ケータイ|phone|mobile|連絡先/, 'phone'],
  [/番地|町域|町名|street|住所|地名|^address\d?$|丁目|所在地|addressline/, 'street'],
]

/** Reads the headings of a spreadsheet or of an address book's export. Ignored columns are undefined. */
export function readHeading(heading: string): Column | undefined {
  const text = plain(heading)
  if (text === '' || sender.test(text)) return undefined
  if (text === '宛先' || text === 'あて先') return { block: 'none', role: 'destination' }
  const bare = text.replace(recipient, '')
  if (bare === '') return { block: 'none', role: 'full' }
  const isKanaOfName = /^(?:姓|名)(?:前)?(?:フリガナ|ふりがな|かな|カナ)$/.test(bare)
  if (!isKanaOfName && ignored.test(bare)) return undefined
  return findRole(bare)
}

function findRole(text: string): Column | undefined {
  const numbered = /^(?:住所|address|tel|phone|organization)(\d+)-/.exec(text)
  const block: Block = numbered
    ? Number(numbered[1])
    : (blocks.find(([pattern]) => pattern.test(text))?.[1] ?? 'none')
  const inner = withoutBlock(text)
  const role =
    roles.find(([pattern]) => pattern.test(text))?.[1] ?? roles.find(([pattern]) => pattern.test(inner))?.[1]
  if (role === undefined) return undefined
  return { block, role }
}

/** 郵便番号(自宅欄) and 氏名(姓) lose their brackets, 自宅の住所 its block. */
const withoutBlock = (text: string) =>
  text
    .replace(/[(（](?:自宅|会社|その他)欄?[)）]/g, '')
    .replace(/^(?:自宅|会社(?!名)|勤務先(?!名)|職場|その他)の?/, '')
    .replace(/[()（）・]/g, '')

/** Columns of a row of headings, or undefined if the row isn't one. */
export function readHeadings(cells: readonly string[]): (Column | undefined)[] | undefined {
  if (cells.length < 2 || cells.some((cell) => /\d{3}-?\d{4}|@|様$/.test(cell))) return undefined
  const columns = cells.map((cell) => (cell.length > 40 ? undefined : readHeading(cell)))
  const filled = cells.filter((cell) => cell !== '').length
  const known = columns.filter((column) => column !== undefined).length
  return known >= 2 && known * 5 >= Math.min(filled, 10) ? withNameParts(columns, cells) : undefined
}

/**
 * 「名前」 is the first name beside 「名字」, and the whole name without it. So is its reading. A contact is the
 * recipient if there is no other name.
 */
function withNameParts(columns: (Column | undefined)[], headings: readonly string[]) {
  const has = (role: Role) => columns.some((column) => column?.role === role)
  return columns.map((column, index) => {
    if (!column) return column
    if (column.role === 'contact')
      return has('full') || has('last') ? undefined : { ...column, role: 'full' as const }
    if (column.role === 'full' && has('last') && plain(headings[index]!).includes('名前'))
      return { ...column, role: 'first' as const }
    if (column.role === 'first_kana' && !has('last_kana')) return { ...column, role: 'full_kana' as const }
    return column
  })
}
