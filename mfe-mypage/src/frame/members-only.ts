import { guarded, isMember } from '@storefront/session'
import { currentSite } from '@storefront/site'
import type { LoaderFunctionArgs } from 'react-router-dom'

type Load = Parameters<typeof guarded>[1]

/**
 * Guards a screen for a member's own records. A shop without member accounts opens its screens to guests
 * (§6), but guests have no such records, so only signed-in shoppers see this one.
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
