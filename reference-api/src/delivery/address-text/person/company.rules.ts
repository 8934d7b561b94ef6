import { collapsed } from '../clean-text.rules'
import { withoutTitles } from './honorifics.rules'
import { isSurname } from './split-name.rules'

const legalForm =
  /株式会社|有限会社|合同会社|合資会社|合名会社|㈱|㈲|\(株\)|\(有\)|\(同\)|法人|NPO|Inc\.?|Co\.,|Ltd/
const organisation =
  /(?:大学|学校|学園|学院|高校|幼稚園|保育園|こども園|病院|医院|クリニック|銀行|信用金庫|事務所|会館|商店|商会|協会|組合|研究所|図書館|美術館|博物館|市役所|区役所|役場|工房|製作所|印刷|設計|歯科|薬局|旅館|ホテル|店|社|教室|連盟|財団|委員会|出版|工業|産業|商事|物産|建設|工務店|不動産|米店|酒店|書店|食堂|支店|支社|営業所|分園|本店|センター)$/
const department =
  /(?:本部|支部|事業部|[^\s]部|[^\s]課|[^\s]係|[^\s]室|[^\s]科|研究室|グループ|チーム|支店|支社|営業所|工場|事務局|センター|本社)$/

/** Line or cell that names a company, an office or a school. */
export const isCompany = (text: string): boolean =>
  legalForm.test(text) || text.split(/\s+/).some((word) => organisation.test(word) && [...word].length > 2)

export const isDepartment = (word: string): boolean =>
  department.test(word) && !isSurname(word) && !/\d+(?:号)?室$/.test(word)

/** Departments follow the company; job titles are dropped. */
export const companyParts = (text: string): string =>
  collapsed(text)
    .split(' ')
    .map(withoutTitles)
    .filter((word) => word !== '' && word !== '御中' && word !== '様')
    .join(' ')
