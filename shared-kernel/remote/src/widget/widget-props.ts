/**
 * Props by widget, e.g. `catalog/favourite`, as the composition in force has them. `npm run types` declares
 * them; without its declarations every widget takes any props.
 */
export interface StorefrontWidgets extends BareWidgets {}
type BareWidgets = Record<never, object>

type KnownWidget = keyof StorefrontWidgets & string
type RemoteOf<Id extends string> = Id extends `${infer Remote}/${string}` ? Remote : never

/** Any widget of an undeclared remote. Of a declared remote, only the widgets that it has. */
export type WidgetId<Id extends string> = Id extends KnownWidget
  ? Id
  : RemoteOf<Id> extends RemoteOf<KnownWidget>
    ? KnownWidget
    : Id

/** `name` is reserved by the parcel, and single-spa would overwrite it. */
export type WidgetData = Record<string, unknown> & { name?: never }
type DataPart<Data> = Record<never, never> extends Data ? { data?: Data } : { data: Data }
export type DataOf<Id extends string> = Id extends KnownWidget
  ? DataPart<StorefrontWidgets[Id]>
  : { data?: WidgetData }
