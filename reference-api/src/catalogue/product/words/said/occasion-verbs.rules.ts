/** Forms of a verb by the row in which it bends, without those that deny it or wish for it (結婚したい). */
const endings = {
  suru:
    '(?:する|します|した(?!い(?!とこ))|しました|して(?:い)?(?:る|た|ます|ました)|され(?:る|ます|た|ました)|' +
    'なさ(?:る|います|った|いました)|(?:いた|致)しま(?:す|した))',
  ichidan: '(?:る|ます|た(?!い|て(?!の))|ました|てく(?:る|ます)|て(?:い)?(?:る|た))',
  past: '(?:た|ました)',
  sa: '(?:す|します|した(?!い(?!とこ))|しました|され(?:る|た|ます|ました))',
  ra: '(?:る|ります|った|りました|られ(?:る|た|ます|ました))',
  ta: '(?:つ|ちます|った|ちました)',
  wa: '(?:う|います|った|いました)',
  ma: '(?:む|みます|んだ|みました)',
} as const

/** Makes a verb of the noun before it: ご退職される, 就職が決まった, 還暦を迎える. */
const done =
  `(?:[をがもに]?${endings.suru}|[がも](?:決|き)ま${endings.ra}|[をに](?:迎|むか)え${endings.ichidan}|` +
  `にな${endings.ra})`

/** Says only when or why, or of whom: 入学するので, 生まれたばかりの, 退職する方へ. */
const after =
  '(?:ばかり)?(?:ので|から|ため|そう(?:で|な)|とき|時|際|[のん]です(?:が|けど)?|の?お?祝い?|' +
  '(?:方|人|かた)(?=[へにのが]|\\s|$))?(?:で|に(?!ほん)|の(?!し)|へ)*'

/** Children for whom shops have words of their own. Of others, the birth alone is told: 二人目, 長女. */
const named =
  '(?:赤ちゃん|あかちゃん|(?<!\\p{Script=Han})お?子(?:さん|様|ども|供)?|こども|お?孫(?:さん)?|' +
  '[男女]の[子児]|甥(?:っ子)?|姪(?:っ子)?|ベビー)'
const unnamed = '(?:息子(?:さん)?|娘(?:さん)?|[長次三][男女]|双子|第[一二三1-3]子|[一二三1-3]人目)'
const child = `(?:(${named})|${unnamed})`
const home = '(?:お?家|マイホーム|新居|おうち)'

type Verb = { before?: string; stem: string; ending: keyof typeof endings; after?: string; means: string }

const born = '(?:[生産]まれ|うまれ)'

/** Verbs of occasions that are no noun with する. Birth needs a child beside it: cheese is 北海道生まれ, too. */
const verbs: readonly Verb[] = [
  { before: `${child}[がもは]?`, stem: born, ending: 'ichidan', means: '出産祝い' },
  {
    ...{ stem: born, ending: 'ichidan', means: '出産祝い' },
    after: `(?:ばかりの|ての)?(?:(?=${named})|${unnamed})`,
  },
  { before: `${child}を`, stem: '[産生]', ending: 'ma', means: '出産祝い' },
  { before: `${child}[をが]`, stem: '授か', ending: 'ra', means: '出産祝い' },
  { before: `${child}[がも]`, stem: 'でき|出来', ending: 'past', means: '出産祝い' },
  { before: `()${home}[をが]`, stem: '建て|たて', ending: 'ichidan', means: '新築祝い' },
  { before: `()${home}が`, stem: '建', ending: 'ta', means: '新築祝い' },
  { before: `()${home}を`, stem: '買', ending: 'wa', means: '新築祝い' },
  { before: `()${home}を`, stem: '購入', ending: 'suru', means: '新築祝い' },
  { stem: '引っ?越|ひっこ', ending: 'sa', means: '引越し' },
]

/** A school or a company, which the occasion says, too: 大学を卒業する, 会社に就職する. */
const place = '(?<=^|\\s)(?:(?:大学院?|短大|専門学校|高校|中学校?|小学校?|学校)[をにへ]?|会社[をにへ])'

const suru = new RegExp(
  `(?:${place}|お?店[をが]|[がもは])?[ごお御]?(\\p{Script=Han}{2,8}|引っ越し|引越し|ひっこし)${done}${after}`,
  'gu',
)
/** Leaves the verb out: 娘が出産, 甥が結婚. */
const headline = /(?<=\S)[がも][ごお御]?(\p{Script=Han}{2,4})(?=\s|$)/gu
/** Says only when it happens. */
const when =
  /(?:先|今|来)[週月年]|[今去昨]年|昨日|先日|最近|もうすぐ|今度|この度|このたび|(?:無事|春|夏|秋|冬)に|[、,]/gu
const spoken = verbs.map(({ before = '()', stem, ending, after: next = after, means }) => ({
  pattern: new RegExp(`${before}(?:${stem})${endings[ending]}${next}`, 'gu'),
  means,
}))

/**
 * Writes a verb that tells an occasion as the occasion's name, apart from the words beside it: 結婚した友達 as
 * 結婚 友達, 女の子が生まれた as 女の子 出産祝い. `isOccasion` checks a noun against the shop's own occasions.
 */
export function nameOccasions(text: string, isOccasion: (phrase: string) => boolean): string {
  let read = text
  for (const { pattern, means } of spoken)
    if (isOccasion(means)) read = read.replace(pattern, (_, subject = '') => ` ${subject} ${means} `)
  read = read.replace(suru, (whole: string, said: string) => {
    // Words that stand before the noun are written together with it, too: 会社退職した.
    const nouns = Array.from({ length: said.length - 1 }, (_, at) => ({ at, noun: said.slice(at) }))
    for (const { at, noun } of nouns) {
      const found = [noun, `${noun}祝い`].find(isOccasion)
      if (found) return ` ${said.slice(0, at)} ${found} `
    }
    return whole
  })
  read = read.replace(headline, (whole: string, noun: string) => {
    const found = [noun, `${noun}祝い`].find(isOccasion)
    return found ? ` ${found} ` : whole
  })
  return read === text ? text : read.replace(when, ' ')
}
