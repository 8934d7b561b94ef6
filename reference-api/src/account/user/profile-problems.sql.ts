import type { Db } from '../../platform/database/db'
import { type FieldErrors } from '../../platform/http/rejection'
import { findSchool } from '../../catalogue/school/school.sql'
import { isOn } from '../../shop/setting/setting-flag.rules'
import { fetchKanaTerms, findSetting } from '../../shop/setting/setting.sql'
import { userProblems, type NormalisedUser } from './user.rules'

/**
 * Checks a profile against the channel's rules: whether kana (§5) and a school are required, and which
 * schools exist.
 */
export async function profileProblems(db: Db, channelId: number, user: NormalisedUser): Promise<FieldErrors> {
  const isSchoolRequired = isOn(await findSetting(db, channelId, 'USER.IS_SCHOOL_REQUIRED'))
  const isSchoolUnknown =
    user.school_key === null ? isSchoolRequired : !(await findSchool(db, channelId, user.school_key))
  return {
    ...userProblems(user, await fetchKanaTerms(db, channelId)),
    ...(isSchoolUnknown ? { school_key: ['学校コードが正しくありません'] } : {}),
  }
}
