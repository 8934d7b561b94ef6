import { drawNoshi as drawNoshiCall, noshiNames, noshiNamesMax } from '@storefront/contracts'
import { invalidFields } from '../../http/rejection'
import { suggestFile } from '../../http/reply-headers'
import { serve, type Api } from '../../http/serve'
import { drawNoshi } from './draw-noshi'
import { noshiSvg } from './noshi-svg.rules'

const longest = { heading: 20, name: 60 }
/** The same words give the same drawing for as long as the shop's fonts stay. */
const dayInSeconds = 86_400

/** The paper as it will be printed, while its words are typed. */
export function drawNoshiRoutes(app: Api): void {
  serve(app, drawNoshiCall, async ({ query: { heading, cord, name = '' }, reply }) => {
    const names = noshiNames(name).slice(0, noshiNamesMax).join('\n')
    for (const [field, words] of [
      ['heading', heading],
      ['name', names],
    ] as const)
      if ([...words].length > longest[field])
        throw invalidFields({ [field]: [`${longest[field]}文字以内で入力してください`] })
    suggestFile(reply, `熨斗_${heading}.svg`, 'image/svg+xml')
    void reply.headers({
      'content-disposition': 'inline',
      'cache-control': `public, max-age=${dayInSeconds}`,
      'content-security-policy': "default-src 'none'",
    })
    return Buffer.from(noshiSvg(await drawNoshi({ heading, cord, name: names })))
  })
}
