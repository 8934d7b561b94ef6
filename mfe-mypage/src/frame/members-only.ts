import { guarded, isMember } from '@storefront/session'
import { currentSite } from '@storefront/site'
import type { LoaderFunctionArgs } from 'react-router-dom'

type Load = Parameters<typeof guarded>[1]

/**
 * Guards a page of a member's records. In a shop without member accounts, member pages are open to guests
 * (§6). Guests have no such records, so the page returns 404 for them.
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
