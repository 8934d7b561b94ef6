import {
  downloadMemberData,
  getFormLayout,
  getMyUser,
  updateMyUser,
  type BodyOf,
} from '@storefront/contracts'
import { call } from '@storefront/http'
import { saveFile } from '@storefront/http/save-file'

export async function fetchUserInfo(signal: AbortSignal) {
  const [layout, user] = await Promise.all([
    call(getFormLayout, { params: { page: 'user' }, signal }),
    call(getMyUser, { signal }),
  ])
  return { layout: layout.data, user: user.data }
}

export const changeUserInfo = (body: BodyOf<typeof updateMyUser>) => call(updateMyUser, { body })

export async function saveMemberData() {
  saveFile(await call(downloadMemberData, { outlivesRoute: true }), 'member-data.json')
}
