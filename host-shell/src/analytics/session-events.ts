import { on, publish } from '@storefront/event-bus'

/** Records GA4's `login` and `sign_up`. A login in another tab is recorded there. */
export const recordSessions = () =>
  on('session.started').subscribe(({ way }) => {
    if (!way) return
    const event =
      way === 'registration'
        ? { name: 'sign_up', args: { method: 'password' } }
        : { name: 'login', args: { method: way } }
    publish('analytics.recorded', event)
  })
