import type { WidgetHandle } from '@storefront/navigation'
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa'
import { loadWidgets } from './remote-loader'

/**
 * Mounts a widget, `remote/name`, into an element of another remote or of the frame.
 * What does not come leaves the place's fallback; it never harms its surroundings.
 */
export function mountWidget(id: string, element: HTMLElement, props: Record<string, unknown>): WidgetHandle {
  let parcel: Parcel | undefined
  let latest = props
  let isGone = false

  const mount = async () => {
    const [remote = '', name = ''] = id.split('/')
    const { widgets } = await loadWidgets(remote)
    const config: ParcelConfig | undefined = await widgets[name]?.()
    if (isGone || !config) return
    parcel = mountRootParcel(config, { ...latest, domElement: element })
    await parcel.mountPromise
    element.dataset.mounted = ''
  }
  mount().catch((error: unknown) => console.warn(`widget ${id} is missing`, error))

  return {
    update(next) {
      latest = next
      if (parcel?.getStatus() === 'MOUNTED') void parcel.update?.({ ...next, domElement: element })
    },
    unmount() {
      isGone = true
      if (parcel) void parcel.mountPromise.then(() => parcel?.unmount())
    },
  }
}
