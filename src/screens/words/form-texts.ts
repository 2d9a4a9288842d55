/** Words of a page with one form. */
export const formTexts = {
  cancel: '取消',
  save: '保存',
  restored: '已恢复您上次未保存的内容',
  discard: '放弃这些修改',
  unsaved: '有未保存的修改',
};
