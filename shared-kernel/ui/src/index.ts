export { Badge, type BadgeProps } from './badge'
export { Breadcrumbs, type Crumb } from './breadcrumbs'
export { Button, IconButton, LinkButton, type ButtonProps } from './button'
export { Card } from './card'
export { classNames } from './class-names'
export {
  Checkbox,
  RadioGroup,
  Select,
  Textarea,
  TextInput,
  type Choice,
  type TextInputProps,
} from './controls'
export { DataList } from './data-list'
export { Dialog, Drawer } from './dialog'
export { Disclosure } from './disclosure'
export { EmptyState } from './empty-state'
export { EntryList } from './entry-list'
export { ErrorPage } from './error-page'
export { FavouriteButton } from './favourite-button'
export { Field, FieldGroup } from './field'
export { Icon, type IconName } from './icon'
export { NameText } from './name-text'
export { NoshiPicture } from './noshi-picture'
export { Page, Section } from './page'
export { Pagination } from './pagination'
export { Panel, type PanelProps } from './panel'
export { perPieceText } from './per-piece.rules'
export { Picture } from './picture'
export { Price } from './price'
export { ProductCard, ProductGrid, ProductRow } from './product-card'
export { badgesOf, cardOf } from './product-card.rules'
export { QuantityStepper } from './quantity-stepper'
export { Rating } from './rating'
export { RichContent } from './rich-content'
export { PictureSkeleton, ProductGridSkeleton, TextSkeleton } from './skeleton'
export { StepIndicator } from './step-indicator'
export { useOwnHeight } from './use-own-height'
export { useSynchronousEffects } from './use-synchronous-effects'
export { useTimedDismissal } from './use-timed-dismissal'
export { VisuallyHidden } from './visually-hidden'
