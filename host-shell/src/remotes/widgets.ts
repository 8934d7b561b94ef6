import type { WidgetHandle } from '@storefront/navigation'
import { mountRootParcel, type AppProps, type Parcel, type ParcelConfig } from 'single-spa'
import { loadWidgetsWithRetry } from './load-with-retry'
import { remotes } from './remote-loader'

type MountParcel = AppProps['mountParcel']
let owner: Promise<MountParcel> | undefined

/**
 * Returns a function that mounts widgets as children of one parcel. single-spa never releases a root parcel
 * and its element, but it releases a child parcel on unmount.
 */
function parcelOwner(): Promise<MountParcel> {
  const done = async () => undefined
  owner ??= new Promise((resolve) => {
    const mount = async ({ mountParcel }: AppProps) => resolve(mountParcel)
    mountRootParcel(
      { name: 'widgets', bootstrap: done, mount, unmount: done },
      { domElement: document.createElement('div') },
    )
  })
  return owner
}

async function loadWidget(id: string): Promise<ParcelConfig | undefined> {
  const [remote = '', name = ''] = id.split('/')
  const { widgets } = await loadWidgetsWithRetry(remote)
  return widgets[name]?.()
}

/** Returns a widget's release for failure reports, or undefined if the remote is not in the composition. */
function findRelease(id: string): string | undefined {
  const remote = remotes.find(({ name }) => name === id.split('/')[0])
  return remote && `${remote.name} ${remote.version}`
}

export function preloadWidget(id: string) {
  loadWidget(id).catch((error: unknown) => console.info(`widget ${id} is not preloaded`, error))
}

/**
 * Mounts the widget `remote/name` into an element of another remote or the frame. If the widget fails to
 * load, the fallback stays and nothing around it breaks.
 */
export function mountWidget(id: string, element: HTMLElement, props: Record<string, unknown>): WidgetHandle {
  const own = { domElement: element, widgetRelease: findRelease(id) }
  let parcel: Parcel | undefined
  let latest = props
  let shown = props
  let isGone = false

  const mount = async () => {
    const config = await loadWidget(id)
    const mountParcel = await parcelOwner()
    if (isGone || !config) return
    shown = latest
    parcel = mountParcel(config, { ...latest, ...own })
    await parcel.mountPromise
    element.dataset.mounted = ''
  }
  const showLatest = async () => {
    if (isGone || shown === latest) return
    shown = latest
    await parcel?.update?.({ ...latest, ...own })
  }
  let turn = mount().catch((error: unknown) => console.warn(`widget ${id} is missing`, error))
  /**
   * Runs the parcel's operations one after another, because a parcel rejects an operation during an update.
   */
  const inTurn = (work: () => Promise<unknown> | undefined) => {
    turn = turn
      .then(async () => void (await work()))
      .catch((error: unknown) => console.warn(`widget ${id} failed`, error))
  }

  return {
    update(next) {
      latest = next
      inTurn(showLatest)
    },
    unmount() {
      isGone = true
      inTurn(() => parcel?.unmount())
    },
  }
}
