import { guarded, isMember } from '@storefront/session'
import { currentSite } from '@storefront/site'
import type { LoaderFunctionArgs } from 'react-router-dom'

type Load = Parameters<typeof guarded>[1]

/**
 * A screen of a member's own records. A shop without members opens its screens to guests (§6) but has no such
 * records: only a signed-in shopper sees the screen.
 */
export const membersOnly = (load: Load) =>
  guarded('member', async () => {
    const screen = await load()
    return {
      ...screen,
      async loader(args: LoaderFunctionArgs): Promise<unknown> {
        if (currentSite().settings.isMembersOnlyOff && !(await isMember()))
          throw new Response('This shop has no members', { status: 404, statusText: 'Not Found' })
        return screen.loader?.(args)
      },
    }
  })
