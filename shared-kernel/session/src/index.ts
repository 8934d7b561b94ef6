export { checkSession } from './check-session'
export { guarded, isMember, loginPath } from './guards'
export { onSessionLost, type SessionLoss } from './renew-access'
export { hasStoredLogin } from './session-cookies.state'
export {
  beginSession,
  completeRegistration,
  endSession,
  type LoginAnswer,
  type SignInOutcome,
} from './session-lifecycle'
export { changeSession, session, useSession, whenSessionChecked, type Session } from './session.state'
export { forgetLogin, passSecondStep, signIn, signInFromChannel, signOut, type SignInResult } from './sign-in'
