import { on, publish } from '@storefront/event-bus'

/** Records GA4's `login` and `sign_up` events. A login in another tab is recorded by that tab. */
export const recordSessions = () =>
  on('session.started').subscribe(({ way }) => {
    if (!way) return
    const event =
      way === 'registration'
        ? { name: 'sign_up', args: { method: 'password' } }
        : { name: 'login', args: { method: way } }
    publish('analytics.recorded', event)
  })
