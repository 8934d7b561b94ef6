import { on, publish } from '@storefront/event-bus'

/** Records `login` and `sign_up` of GA4; a session that began in another tab is recorded there. */
export const recordSessions = () =>
  on('session.started').subscribe(({ way }) => {
    if (!way) return
    const event =
      way === 'registration'
        ? { name: 'sign_up', args: { method: 'password' } }
        : { name: 'login', args: { method: way } }
    publish('analytics.recorded', event)
  })
