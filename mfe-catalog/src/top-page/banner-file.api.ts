import { downloadBanner, type Banner } from '@storefront/contracts'
import { call } from '@storefront/http'
import { saveFile } from '@storefront/http/save-file'

export async function saveBannerFile({ id, key }: Pick<Banner, 'id' | 'key'>) {
  saveFile(await call(downloadBanner, { params: { id }, outlivesRoute: true }), key)
}
