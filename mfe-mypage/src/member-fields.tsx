import { CheckboxField, type OwnField } from '@storefront/forms'
import { currentSite } from '@storefront/site'
import { SchoolKeyField } from './school-key-field'

export const newsletter = 'is_receive_newsletter'

export const memberFields: Record<string, OwnField> = {
  school_key: (props) => <SchoolKeyField {...props} />,
  [newsletter]: ({ label }) => (
    <CheckboxField
      name={newsletter}
      label={label}
      note={`差出人：${currentSite().name}。いつでも会員情報から止められます。`}
    />
  ),
}
