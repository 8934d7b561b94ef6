/**
 * Stands in for the captcha service's script in enterprise mode. Version 3 scores silently, version 2 shows a
 * checkbox.
 */
export const captchaScript = `(() => {
  const origin = new URL(document.currentScript.src).origin
  const tokenFor = async (action) => {
    const response = await fetch(origin + '/sandbox-captcha/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify({ action }),
    })
    return (await response.json()).token
  }
  const boxes = []
  const render = (place, { action, callback }) => {
    const label = document.createElement('label')
    const box = document.createElement('input')
    box.type = 'checkbox'
    box.addEventListener('change', async () => callback(box.checked ? await tokenFor(action) : ''))
    boxes.push(box)
    label.append(box, ' 私はロボットではありません')
    place.replaceChildren(label)
    return boxes.length - 1
  }
  const enterprise = Object.freeze({ ready: (act) => act(), execute: (_siteKey, { action }) => tokenFor(action), render, reset: (box) => { boxes[box].checked = false } })
  window.grecaptcha = Object.freeze({ enterprise })
})()
`
