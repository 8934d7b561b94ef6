const family =
  /(?:様)?(?:ご|御)?(?:家族|一家|一同|一統)(?:様|さま|のみなさま|の皆様|の皆さま)?(?:へ|宛)?$|家(?:の)?(?:みなさま|皆様|皆さま|みな様|御一同様|ご一同様|様|さま)?(?:へ|御中)?$/
const couple = /(?:様)?\s*(?:ご|御)(?:夫妻|夫婦|両親)(?:様|さま)?(?:へ)?$/
const honorific = /\s*(?:先生方|先生|さま|さん|ちゃん|くん|御中|殿|様|君|氏|行|宛|女史|師)(?:へ|宛|あて)?$/

export type Addressee = {
  name: string
  /** A family or everyone of a house: only the surname is named. */
  isFamily: boolean
  isMarked: boolean
  isCompany: boolean
}

/** Removes the honorific behind a name. `isMarked` says that there was one. */
export function readAddressee(text: string): Addressee {
  const trimmed = text.trim()
  const coupled = trimmed.replace(couple, '')
  if (coupled !== trimmed) return { name: coupled.trim(), isFamily: false, isMarked: true, isCompany: false }
  const plural = trimmed.replace(family, '')
  if (plural !== trimmed && plural !== '' && !/\s/.test(plural.trim()))
    return { name: plural.trim(), isFamily: true, isMarked: true, isCompany: false }
  const single = trimmed.replace(honorific, '')
  const isMarked =
    single !== trimmed && single !== '' && !(/[君氏行師]$/.test(trimmed) && !/\s/.test(trimmed))
  return {
    name: isMarked ? single.replace(honorific, '').trim() : trimmed,
    isFamily: false,
    isMarked,
    isCompany: /御中/.test(trimmed),
  }
}

const titles =
  '代表取締役社長|代表取締役|取締役|代表社員|代表理事|代表|社長|副社長|会長|専務|常務|理事長|理事|監事|部長|次長|課長代理|課長|係長|室長|店長|所長|支店長|工場長|主任|主査|主事|リーダー|マネージャー|チーフ|ディレクター|院長|副院長|園長|校長|教頭|副校長|教授|准教授|講師|助教|編集長|事務局長|局長|館長|住職|弁護士|税理士|医師|担当|施設長|組合長|Mr\\.?|Mrs\\.?|Ms\\.?|Miss|Dr\\.?|Mx\\.?'
const heads = '[^\\s\\d]{0,8}(?:センター|グループ|チーム|部門|本部|部|課|室|所|店|局|科|係)長'
const titleBefore = new RegExp(`^(?:${titles}|${heads})[\\s　:]+`)
const titleBehind = new RegExp(`\\s+(?:${titles}|${heads})$`)
const onlyTitle = new RegExp(`^(?:${titles}|${heads})$`)

/** Removes job titles beside a name or a department. */
export function withoutTitles(text: string): string {
  if (onlyTitle.test(text.trim())) return ''
  return text.trim().replace(titleBefore, '').replace(titleBehind, '').trim()
}

export const isTitle = (text: string): boolean => onlyTitle.test(text.trim())
export const isHonorific = (text: string): boolean =>
  /^(?:様|さま|さん|殿|先生|ちゃん|くん|君|御中|ご夫妻|Mr\.?|Ms\.?|Mrs\.?)$/.test(text.trim())
