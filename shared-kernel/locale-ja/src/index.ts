export {
  explainWrongDay,
  formatDate,
  formatDateTime,
  formatDayWithWeekday,
  isRealDay,
  toTokyoDay,
} from './time/dates'
export { fieldKindOf, fieldKinds } from './field-kinds'
export {
  checkChosen,
  checkDateBirth,
  checkDecimal,
  checkEmail,
  checkFullWidth,
  checkKana,
  checkMaxLength,
  checkMinDate,
  checkPassword,
  checkPhoneDigits,
  checkPost,
  checkPostalDigits,
  checkPrintable,
  checkRequired,
  checkTel,
  firstProblem,
  checkAdult,
  countCharacters,
  isOfAge,
  underAgeText,
  lengthText,
  type FieldRule,
} from './field.rules'
export { companyWord, readCompany } from './words/company-line'
export { findAllergen, readAllergensOf } from './words/allergen'
export { findMeantDomain } from './words/email-domain'
export { findBudgetOfRange, readBudgetOf } from './words/budget'
export { readKanjiNumber } from './words/kanji-number'
export { withoutPolitePrefix } from './words/polite-prefix'
export { normaliseForSearch, normaliseKana } from './normalise-kana'
export { normaliseCentimetres, normaliseCount, readCount } from './normalise-number'
export { askedPrefix, streetQuestion } from './house-number'
export { listGradesOf } from './words/school-grades'
export { readSearchTerm } from './words/search-term'
export {
  normaliseAddress,
  normaliseDigits,
  normaliseToFullWidth,
  normaliseToPlainDigits,
  normaliseWidth,
} from './normalise-width'
export { formatCount, formatYen } from './money'
export { completePostalCode, formatPostalCode, problemOfPostalPlace } from './postal-code'
export { rulesNamed } from './named-rules'
export { checkPrefecture, prefectures } from './prefectures'
export { readClockOffset, setShopClock, shopNow } from './time/shop-clock'
export { composed, withoutUnseen } from './without-unseen'
