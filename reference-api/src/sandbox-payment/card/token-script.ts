/** Script for the shopper's browser. It sends the card only to the service's own origin. */
export const tokenScript = `(() => {
  const origin = new URL(document.currentScript.src).origin
  const createToken = async ({ number, expiration, securityCode, name }) => {
    const response = await fetch(origin + '/sandbox-payment/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify({ number, expiration, security_code: securityCode, name }),
    })
    const answer = await response.json()
    if (!response.ok) throw Object.assign(new Error(answer.message), { code: answer.code, errors: answer.errors })
    return answer
  }
  window.SandboxPayment = Object.freeze({ createToken })
})()
`
