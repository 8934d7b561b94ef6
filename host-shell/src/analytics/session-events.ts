import { on, publish } from '@storefront/event-bus'

/** Where a session begins says how; one that began in another tab is that tab's to record. */
const kinds = [
  { name: 'login', path: /^\/(login|login_sync|reminder)(\/|$)/ },
  { name: 'sign_up', path: /^\/(register|verify)(\/|$)/ },
]

/** Records `login` and `sign_up` of GA4. */
export const recordSessions = () =>
  on('session.started').subscribe(() => {
    const kind = kinds.find(({ path }) => path.test(location.pathname))
    if (!kind || document.visibilityState !== 'visible') return
    publish('analytics.recorded', { name: kind.name, args: { method: 'password' } })
  })
