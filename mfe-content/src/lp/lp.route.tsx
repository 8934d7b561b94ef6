import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { buildLandingPageHead } from '../content-head.rules'
import { fetchLandingPage } from '../landing-page/landing-page.api'
import { LandingPageScreen } from '../landing-page/landing-page-screen'

/** Loads a landing page by slug. The page may also have a path of its own. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  return fetchLandingPage(params.slug ?? '', request.signal)
}

export const handle = { head: buildLandingPageHead }

export function Component() {
  return <LandingPageScreen page={useLoaderData<typeof loader>()} />
}
