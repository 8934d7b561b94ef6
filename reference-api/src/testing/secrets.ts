import { secretVariables, type Secrets } from '../platform/secret/secret.rules'

const key = (mark: string) => `${mark}-key-of-the-tests-3f9a1c7e5b2d8046`

/** Secrets that are long enough for production. The short key is an older key that is still accepted. */
export const testSecrets: Secrets = {
  payment: [key('payment'), 'test-secret'],
  receipt: [key('receipt')],
  gift: [key('gift')],
}

export const testSecretsInEnvironment: Record<string, string> = {
  [secretVariables.payment]: testSecrets.payment[0],
  [secretVariables.receipt]: testSecrets.receipt[0],
  [secretVariables.gift]: testSecrets.gift[0],
}
