import AddIcon from '@mui/icons-material/AddCircleOutlineOutlined'
import { Button, useSimpleFormIterator } from 'react-admin'

/** Adds a row to a list of a form, and says so in words. */
export function AddRowButton() {
  const { add, source } = useSimpleFormIterator()
  return (
    <Button className={`button-add button-add-${source}`} label="ra.action.add" onClick={() => add()}>
      <AddIcon />
    </Button>
  )
}
