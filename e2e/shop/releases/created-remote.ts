import type { Page } from '@playwright/test'
import { RepositoryCopy } from '../../../shared-kernel/tooling/quality/repository-copy'
import type { OwnShop } from '../own-shop'

/** Makes a remote with `npm run create` in a copy of the repository, and its release in this shop. */
export function releaseCreatedRemote({ releases }: OwnShop, packageName: string, version: string): void {
  const copy = new RepositoryCopy({ RELEASES_FOLDER: releases })
  try {
    copy.runScript('create', packageName)
    copy.runScript('release', packageName, version, '--unchecked', 'a release of a journey')
  } finally {
    copy.remove()
  }
}

type Module = {
  on(name: string): { subscribe(listener: (fact: unknown) => void): void }
  shell(): {
    mountWidget(id: string, element: HTMLElement, props: object): void
    navigateTo(url: string): void
  }
}
type Federated = {
  __FEDERATION__: { __INSTANCES__: { loadShare(name: string): Promise<() => Module> }[] }
  heard: unknown[]
}

/** Shows a widget above the page, as another remote would, and records an event in `heard`. */
export const showWidgetAndListen = (page: Page, widget: string, event: string) =>
  page.evaluate(
    async ([id, name]) => {
      const frame = window as unknown as Federated
      const load = async (share: string) => (await frame.__FEDERATION__.__INSTANCES__[0]!.loadShare(share))()
      const place = document.createElement('div')
      place.dataset.testid = 'mounted-widget'
      document.body.prepend(place)
      const { shell } = await load('@storefront/navigation')
      shell().mountWidget(id!, place, {})
      frame.heard = []
      const { on } = await load('@storefront/event-bus')
      on(name!).subscribe((fact) => frame.heard.push(fact))
    },
    [widget, event],
  )

/** Goes to a URL of the shop without loading a page, as a link does. */
export const navigateTo = (page: Page, url: string) =>
  page.evaluate(async (target) => {
    const frame = window as unknown as Federated
    const { shell } = (await frame.__FEDERATION__.__INSTANCES__[0]!.loadShare('@storefront/navigation'))()
    shell().navigateTo(target)
  }, url)

export const readHeard = (page: Page) => page.evaluate(() => (window as unknown as Federated).heard)
