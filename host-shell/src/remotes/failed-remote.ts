import type { ComposedRemote } from '@storefront/navigation'
import { reportFailure } from '@storefront/event-bus'
import { unloadApplication, type LifeCycles } from 'single-spa'
import { getRemoteElement } from './outlet-element'
import { firstRetryMs, longestRetryMs, retryRemote } from './remote-loader'

const retryDelays = new Map<string, number>()

export const forgetFailures = (name: string) => retryDelays.delete(name)

/**
 * Shows a panel in the outlet of a remote that failed to load. The rest of the shop keeps working, and served
 * HTML stays readable.
 */
export function failedRemote(remote: ComposedRemote, cause: unknown): LifeCycles {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRetrying = false

  const retry = () => {
    if (isRetrying) return
    isRetrying = true
    retryRemote(remote)
    void unloadApplication(remote.name, { waitForUnmount: false })
  }

  return {
    bootstrap: async () => undefined,
    mount: async () => {
      const delay = retryDelays.get(remote.name) ?? firstRetryMs
      retryDelays.set(remote.name, Math.min(delay * 2, longestRetryMs))
      getRemoteElement(remote.name).prepend(panel(retry))
      timer = setTimeout(retry, delay)
      addEventListener('online', retry)
      reportFailure('remote-failed', `${remote.name} ${remote.version}: ${String(cause)}`)
    },
    unmount: async () => {
      clearTimeout(timer)
      removeEventListener('online', retry)
      const element = getRemoteElement(remote.name)
      element.querySelector('[data-failure]')?.remove()
      // Keep served HTML only for a retry, which will hydrate it.
      if (!isRetrying || !element.hasAttribute('data-ssr')) element.remove()
    },
  }
}

function panel(retry: () => void): HTMLElement {
  const element = document.createElement('div')
  element.dataset.failure = ''
  element.className = 'shell-failure'
  element.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.textContent = 'この部分を読み込めませんでした。しばらくしてから、もう一度お試しください。'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = '再試行'
  button.addEventListener('click', retry)
  element.append(text, button)
  return element
}
