import * as React from 'react'
import { useEffect, useRef, type ComponentType } from 'react'
import * as ReactDOMClient from 'react-dom/client'
import singleSpaReact from 'single-spa-react'
import type { AppProps, ParcelConfigObject } from 'single-spa'
import { reportFailure } from '@storefront/event-bus'
import { shell, type WidgetHandle } from '@storefront/navigation'
import type { DataOf, WidgetData, WidgetId } from './widget-props'

/**
 * The widget's release, e.g. `catalog 1.1.0`, passed by the shell so that error reports name that release
 * instead of the screen's.
 */
type WidgetOwner = { widgetRelease?: string }

/** A widget, with the type of its props for `npm run types`. */
export type RemoteWidget<Props extends object> = ParcelConfigObject & { readonly props?: Props }

/** Wraps a remote's component for use by the shell and other remotes (a single-spa parcel). */
export function createWidget<Props extends object>(rootComponent: ComponentType<Props>): RemoteWidget<Props> {
  return singleSpaReact<Props>({
    React,
    ReactDOMClient,
    rootComponent: rootComponent as React.FunctionComponent<Props & AppProps>,
    errorBoundary(error, _info, props) {
      const { widgetRelease } = props as WidgetOwner
      reportFailure('widget-failed', widgetRelease ? `${widgetRelease}: ${String(error)}` : error)
      return <></>
    },
  }) as RemoteWidget<Props>
}

type Place = { className?: string; children?: React.ReactNode }

/**
 * Renders another remote's widget, `remote/widget-name`. Shows `children` until the widget has loaded, or if
 * it fails.
 */
export function Widget<Id extends string>(
  props: Place & { of: WidgetId<Id> } & DataOf<Id>,
): React.ReactElement
export function Widget({
  of: id,
  className,
  data = {},
  children,
}: Place & { of: string; data?: WidgetData }): React.ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const handle = useRef<WidgetHandle>(undefined)
  const latest = useRef(data)
  useEffect(() => {
    latest.current = data
    handle.current?.update(data)
  })
  useEffect(() => {
    if (!place.current) return undefined
    const mounted = shell().mountWidget(id, place.current, latest.current)
    handle.current = mounted
    return () => mounted.unmount()
  }, [id])
  return (
    <>
      <div ref={place} className={className} data-widget={id} />
      <div data-widget-fallback={id}>{children}</div>
    </>
  )
}
